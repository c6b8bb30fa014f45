import { readFileSync } from 'node:fs';
import { BrandError } from './faults.ts';
import { nameOf } from './files.ts';

/** Tokens that are needed where no style sheet reaches: in the manifest, on the offline page, on icons and pictures of links. */
const tokens = {
  ground: 'bg',
  text: 'text',
  faintText: 'text-2',
  accent: 'accent',
  onAccent: 'on-accent',
  gain: 'gain',
  focus: 'focus',
} as const;
const names = Object.keys(tokens) as (keyof typeof tokens)[];

/** Colours as `#rrggbb`. */
export type Colours = Record<keyof typeof tokens, string>;
export interface Palette {
  light: Colours;
  dark: Colours;
}

const hex = '#[0-9a-fA-F]{6}';
const pair = new RegExp(`^light-dark\\(\\s*(${hex})\\s*,\\s*(${hex})\\s*\\)$`);
const single = new RegExp(`^(${hex})$`);
const comment = /\/\*[\s\S]*?\*\//g;

/**
 * The colours that these style sheets come to, the later over the earlier ones. Throws a BrandError for a token that none of them
 * sets, or sets otherwise than as `#rrggbb` or `light-dark(#rrggbb, #rrggbb)`.
 */
export function readPalette(themes: readonly string[], folder: string): Palette {
  const declared = themes.map((file) => ({ file, css: readFileSync(file, 'utf8').replace(comment, '') }));
  const faults = new Map<string, string>();
  let faultyFile = `${folder}/theme.css`;
  const colours = names.map((name) => {
    const token = `--color-${tokens[name]}`;
    const last = declared.findLast(({ css }) => css.includes(`${token}:`));
    const [value = ''] = last
      ? [...last.css.matchAll(new RegExp(`${token}:\\s*([^;]+);`, 'g'))].map((match) => match[1]!.trim()).slice(-1)
      : [];
    const [, light = '', dark = light] = pair.exec(value) ?? single.exec(value) ?? [];
    if (!light) {
      faults.set(token, last ? 'must be #rrggbb or light-dark(#rrggbb, #rrggbb)' : 'is missing');
      faultyFile = last?.file ?? faultyFile;
    }
    return [name, { light, dark }] as const;
  });
  if (faults.size > 0) throw new BrandError(nameOf(faultyFile), faults);
  const of = (scheme: keyof Palette) => Object.fromEntries(colours.map(([name, value]) => [name, value[scheme]])) as Colours;
  return { light: of('light'), dark: of('dark') };
}
