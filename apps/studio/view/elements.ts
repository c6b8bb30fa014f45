type Child = Node | string;
type Attributes = Record<string, string | boolean | ((event: Event) => void)>;

/** An element with attributes, listeners (`on…`) and children. */
export function element<K extends keyof HTMLElementTagNameMap>(
  name: K,
  attributes: Attributes = {},
  ...children: Child[]
): HTMLElementTagNameMap[K] {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (typeof value === 'function') made.addEventListener(key.slice(2), value);
    else if (value === true) made.setAttribute(key, '');
    else if (value !== false) made.setAttribute(key, value);
  }
  made.append(...children);
  return made;
}

const icons = {
  spin: 'M19.5 8.5A8.5 8.5 0 1 0 20.5 12M20.5 3.5v5.2h-5.2',
  play: 'M8 5.5v13l10.5-6.5z',
  take: 'M5 12.5l4.5 4.5L19 7.5',
  undo: 'M9 6L4.500 10.500 9 15M4.500 10.500H14.500a5 5 0 0 1 0 10H11',
  skip: 'M5 5l7 7-7 7M12.5 5l7 7-7 7',
  minus: 'M6 12h12',
  plus: 'M6 12h12M12 6v12',
  soundOn: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11',
  soundOff: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM16 9.5l5 5M21 9.5l-5 5',
  rules: 'M12 11v6M12 7.2v.3M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18z',
  lobby: 'M4 11.5L12 4.5l8 7M6.5 10v9.5h11V10',
  chips:
    'M12 20.5a8.500 8.500 0 1 0 0-17 8.500 8.500 0 0 0 0 17zM12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM12 3.500V8M12 16v4.500M3.500 12H8M16 12h4.500',
  close: 'M6 6l12 12M18 6L6 18',
  history: 'M4 5v5h5M4.6 10a8 8 0 1 1-.4 4M12 8v4.5l3 2',
} as const;

export type IconName = keyof typeof icons;

/** A line icon in the colour of its text. */
export function icon(name: IconName): SVGSVGElement {
  const namespace = 'http://www.w3.org/2000/svg';
  const svg = document.createElementNS(namespace, 'svg');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('class', 'icon');
  svg.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS(namespace, 'path');
  path.setAttribute('d', icons[name]);
  svg.append(path);
  return svg;
}
