import { element } from './elements.ts';

export interface Segments<V extends string> {
  element: HTMLElement;
  readonly value: V;
  /** Takes one of the options without a word to `onChange`; anything else is left alone. */
  choose(value: unknown): void;
  setLocked(isLocked: boolean): void;
}

export interface SegmentsOptions<V extends string> {
  /** What is chosen, read out before the options and shown beside them. */
  label: string;
  options: readonly { value: V; label: string }[];
  value: V;
  onChange: (value: V) => void;
}

let made = 0;

/** A choice between a few, side by side: radio buttons, so that arrow keys and screen readers know them. */
export function segments<V extends string>({ label, options, value, onChange }: SegmentsOptions<V>): Segments<V> {
  made += 1;
  let [chosen, isLocked] = [value, false];
  const inputs = options.map((option) => {
    const input = element('input', { type: 'radio', name: `segments-${made}`, value: option.value, checked: option.value === value });
    // Kept focusable while it is locked: disabling a focused or pressed control would lose the focus or the press.
    input.addEventListener('click', (event) => isLocked && event.preventDefault());
    input.addEventListener('change', () => {
      chosen = option.value;
      onChange(chosen);
    });
    return input;
  });
  const group = element(
    'fieldset',
    { class: 'segments' },
    element('legend', {}, label),
    element(
      'div',
      { class: 'segments-row' },
      ...options.map((option, index) => element('label', {}, inputs[index] as HTMLInputElement, element('span', {}, option.label))),
    ),
  );
  return {
    element: group,
    get value() {
      return chosen;
    },
    choose(wanted) {
      const index = options.findIndex((option) => option.value === wanted);
      if (index < 0) return;
      chosen = options[index]?.value ?? chosen;
      for (const [at, input] of inputs.entries()) input.checked = at === index;
    },
    setLocked(wanted) {
      isLocked = wanted;
      for (const input of inputs) input.setAttribute('aria-disabled', String(wanted));
    },
  };
}
