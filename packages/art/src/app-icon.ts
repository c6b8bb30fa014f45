import { brandMark, type MarkColours } from './brand-mark.ts';
import { num } from './svg.ts';

/** `any` may have a shape of its own; `maskable` and `touch` are cut to one by the system, so they fill their square. */
export type AppIconPurpose = 'any' | 'maskable' | 'touch';

/** Share of the side that the mark takes: a mask may cut all outside the middle 80 %. */
const markShare: Readonly<Record<AppIconPurpose, number>> = { any: 0.72, maskable: 0.56, touch: 0.68 };

/** The icon of the installed app, square, without text. */
export function appIconSvg(purpose: AppIconPurpose, size: number, colours: MarkColours): string {
  const side = markShare[purpose] * 100;
  const inset = (100 - side) / 2;
  const radius = purpose === 'any' ? 22 : 0;
  const halo = [34, 38, 42, 46, 50].map(
    (r) => `<circle cx="50" cy="50" r="${r * (side / 68)}" fill="none" stroke="${colours.gain}" stroke-opacity="0.09" stroke-width="0.5"/>`,
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 100 100">`,
    `<defs><radialGradient id="g" cx="0.5" cy="0.42" r="0.75"><stop offset="0" stop-color="${mixed(colours.ground, colours.gain, 0.18)}"/><stop offset="1" stop-color="${colours.ground}"/></radialGradient></defs>`,
    `<rect width="100" height="100" rx="${radius}" fill="url(#g)"/>`,
    ...halo,
    `<g transform="translate(${num(inset)} ${num(inset)}) scale(${(side / 100).toFixed(3)})">${brandMark(4.2, colours)}</g>`,
    '</svg>',
  ].join('');
}

/** A colour this share of the way from one `#rrggbb` to another. */
function mixed(from: string, to: string, share: number): string {
  const channels = [1, 3, 5].map((at) => {
    const [a, b] = [from, to].map((hex) => Number.parseInt(hex.slice(at, at + 2), 16));
    return Math.round(a! + (b! - a!) * share)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${channels.join('')}`;
}
