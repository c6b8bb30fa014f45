import { glyphMarkup } from './glyph-markup.ts';
import type { GlyphName } from './glyphs/index.ts';
import type { MaterialName } from './materials.ts';
import { createRandom } from './random.ts';
import { lobeFamily, rosetteForm, rosettePaths } from './rosette.ts';
import { spokes } from './svg.ts';

/** Pictures for screens that have nothing else to show. */
const states = {
  'not-found': ['compass', 'copper'],
  error: ['bolt', 'copper'],
  empty: ['telescope', 'verdigris'],
  offline: ['lighthouse', 'copper'],
  restricted: ['shield', 'copper'],
  maintenance: ['coil', 'verdigris'],
  pending: ['hourglass', 'copper'],
  success: ['medal', 'verdigris'],
} as const satisfies Record<string, readonly [GlyphName, MaterialName]>;

export type StateArtName = keyof typeof states;
export const stateArtNames = Object.keys(states) as StateArtName[];

const INK = { copper: '#b9703f', verdigris: '#3f947b' } as const;
const SEAL = '#0e191b';

/** A picture of 240 × 200 for a state; transparent, on light and dark surfaces alike. Light enough to be sent as SVG. */
export function stateArtSvg(name: StateArtName): string {
  const [glyph, metal] = states[name];
  const form = { ...rosetteForm(lobeFamily(`state ${name}`), 48, createRandom(name, 'state')), inner: 60, outer: 84, depth: 0.12 };
  const ink = INK[metal];
  const rings = rosettePaths(form, 120, 100, 6, 0.5).map((d) => `<path d="${d}"/>`);
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" width="240" height="200" viewBox="0 0 240 200" fill="none">',
    `<g stroke="${ink}" stroke-width="0.9" stroke-opacity="0.65">${rings.join('')}</g>`,
    `<circle cx="120" cy="100" r="54" fill="${SEAL}" stroke="${ink}" stroke-width="1.6"/>`,
    `<path d="${spokes(120, 100, 60, 48, 51)}" stroke="${ink}" stroke-width="0.9"/>`,
    `<g transform="translate(82 62) scale(0.76)">${glyphMarkup(glyph, metal, SEAL, 1)}</g>`,
    '</svg>',
  ].join('');
}
