import { lettering } from './lettering.ts';
import { oklch, toHex } from './oklch.ts';
import { createRandom } from './random.ts';
import { lobeFamily, rosetteForm, rosettePaths } from './rosette.ts';
import { num } from './svg.ts';

/** Bright enough on a dark surface, dark enough on a light one: both contrasts are above 3. */
const INK_LIGHTNESS = 0.62;

/**
 * The stamp of a studio, its rosette with its initial, and its name in capitals beside it; 116 × 40, transparent.
 * (wire 11.1)
 */
export function providerLogoSvg(provider: { identity: string; name: string }): string {
  const { identity, name } = provider;
  const ink = providerInk(identity);
  const [first = '', ...rest] = name.split(' ');
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" width="116" height="40" viewBox="0 0 116 40" fill="none">',
    stamp(identity, first.slice(0, 1), ink),
    `<g stroke="${ink}" stroke-linejoin="round">`,
    rest.length === 0 ? line(first, 15, 12, 11) : line(first, 7.5, 11, 11) + line(rest.join(' '), 25, 7.4, 9),
    '</g></svg>',
  ].join('');
}

/** The colour of a studio's stamp. */
export function providerInk(identity: string): string {
  return toHex(oklch(INK_LIGHTNESS, 0.105, createRandom(identity, 'ink').pick([45, 62, 85, 150, 172, 205, 250, 300, 350, 15])));
}

function stamp(identity: string, initial: string, ink: string): string {
  const form = { ...rosetteForm(lobeFamily(identity), 10, createRandom(identity, 'stamp')), inner: 10.2, outer: 17, depth: 0.11 };
  const letter = lettering(initial);
  const scale = 0.105;
  return [
    `<g stroke="${ink}" stroke-width="0.65">${rosettePaths(form, 20, 20, 5, 0.45)
      .map((d) => `<path d="${d}"/>`)
      .join('')}</g>`,
    `<circle cx="20" cy="20" r="9.2" stroke="${ink}" stroke-width="1.2"/>`,
    `<g transform="translate(${num(20 - (letter.width * scale) / 2)} ${num(20 - 50 * scale)}) scale(${scale})" stroke="${ink}" stroke-width="14">${letter.markup}</g>`,
  ].join('');
}

/** A line of the wordmark: at most `height` high, narrower where the name is long. */
function line(text: string, y: number, height: number, weight: number): string {
  const room = 72;
  const drawn = lettering(text, 30);
  const scale = Math.min(height / 100, room / Math.max(drawn.width, 1));
  const top = y + (height - 100 * scale) / 2;
  return `<g transform="translate(42 ${num(top)}) scale(${scale.toFixed(4)})" stroke-width="${weight}">${drawn.markup}</g>`;
}
