import type { PixelSize } from './canvas.ts';
import { ground } from './layers.ts';
import { layouts } from './layouts.ts';
import { createRandom } from './random.ts';
import type { CoverSeed } from './seed.ts';
import { definitions, sheetFor, type Sheet } from './sheet.ts';
import { num } from './svg.ts';

/** Layouts by their odds: those that show land need a scene that has some. */
const withLand = ['sealed', 'sealed', 'bare', 'windowed', 'windowed', 'rising', 'rising'] as const;
const withoutLand = ['sealed', 'bare', 'bordered', 'bordered'] as const;

/**
 * The cover of a game as SVG without text, made for exactly this many pixels: small ones have fewer and relatively
 * stronger lines. To be rasterised, never sent: it is ten times the size of its picture.
 */
export function coverSvg(seed: CoverSeed, size: PixelSize): string {
  return svgOf(sheetFor(seed, size), size);
}

function svgOf(sheet: Sheet, { width, height }: PixelSize): string {
  const { seed, canvas, scene } = sheet;
  const hasLand = scene !== 'plain' && scene !== 'lattice';
  const layout = createRandom(seed.identity, 'layout').pick(hasLand ? withLand : withoutLand);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${num(canvas.width)} ${num(canvas.height)}">`,
    definitions(sheet),
    ground(sheet),
    layouts[layout](sheet),
    '<rect width="100%" height="100%" fill="url(#scrim)"/>',
    '</svg>',
  ].join('');
}
