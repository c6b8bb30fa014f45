import { glyphs, type GlyphName, type PartRole } from './glyphs/index.ts';
import { materials, type MaterialName } from './materials.ts';

/**
 * A glyph in its box of 100 × 100, cast in a metal on a dark seal. No line gets thinner than `hairline`, so that small
 * pictures keep their drawing.
 */
export function glyphMarkup(name: GlyphName, metal: MaterialName, seal: string, hairline: number): string {
  const { body, alt, light, cut } = materials[metal];
  const gradient = (id: string, stops: readonly string[]) =>
    `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="30" y1="0" x2="62" y2="100">${stops
      .map((colour, i) => `<stop offset="${i / (stops.length - 1)}" stop-color="${colour}"/>`)
      .join('')}</linearGradient>`;
  const fill: Record<Exclude<PartRole, 'cut' | 'line'>, string> = {
    body: 'url(#body)',
    alt: 'url(#alt)',
    light: 'url(#light)',
    deep: seal,
  };
  const parts = glyphs[name].parts.map(([role, d, width = 2]) => {
    if (role !== 'cut' && role !== 'line') return `<path d="${d}" fill="${fill[role]}"/>`;
    const stroke = role === 'cut' ? cut : 'url(#body)';
    const weight = Math.max(width, role === 'cut' ? hairline * 0.9 : hairline * 1.2).toFixed(1);
    return `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${weight}" stroke-linejoin="round" stroke-linecap="round"${role === 'cut' ? ' stroke-opacity="0.8"' : ''}/>`;
  });
  return gradient('body', body) + gradient('alt', alt) + gradient('light', light) + parts.join('');
}
