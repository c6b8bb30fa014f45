import { canvasFor, type Canvas, type PixelSize } from './canvas.ts';
import { paletteOf, type Palette } from './palette.ts';
import { sceneFor, type SceneName } from './scenes.ts';
import type { CoverSeed } from './seed.ts';
import { num } from './svg.ts';

/** All that the layers of one picture share. */
export interface Sheet {
  readonly seed: CoverSeed;
  readonly canvas: Canvas;
  readonly colours: Palette;
  readonly scene: SceneName;
  /** Width of a fine line, in units. */
  readonly line: number;
}

export function sheetFor(seed: CoverSeed, size: PixelSize): Sheet {
  const canvas = canvasFor(size);
  return { seed, canvas, colours: paletteOf(seed), scene: sceneFor(seed), line: Math.max(canvas.pixel, 0.9) };
}

/** The gradients that layers name: ground, glow, halo, ink, disc, air, ridge, scrim. */
export function definitions({ canvas, colours }: Sheet): string {
  const { width, height, cx, cy } = canvas;
  const reach = Math.hypot(width, height) * 0.62;
  const stops = (...list: Array<readonly [number, string, number?]>) =>
    list.map(([offset, colour, opacity = 1]) => `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`).join('');
  const radial = (id: string, r: number, content: string) =>
    `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${num(cx)}" cy="${num(cy)}" r="${num(r)}">${content}</radialGradient>`;
  const down = (id: string, content: string) => `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${content}</linearGradient>`;
  const glow = { deep: 0.4, lit: 0.72, dusk: 0.6 }[colours.tone];
  return [
    '<defs>',
    colours.tone === 'dusk'
      ? down('ground', stops([0, colours.sky], [0.52, colours.ground], [1, colours.edge]))
      : radial('ground', reach, stops([0, colours.ground], [0.45, colours.ground], [1, colours.edge])),
    radial('glow', canvas.radius * 2.2, stops([0, colours.glow, glow], [0.45, colours.glow, glow * 0.55], [1, colours.glow, 0])),
    radial('halo', canvas.radius * 1.45, stops([0, colours.seal, 0.95], [0.55, colours.seal, 0.72], [1, colours.seal, 0])),
    `<linearGradient id="ink" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="${num(width)}" y2="${num(height)}">${stops([0, colours.ink], [1, colours.secondInk])}</linearGradient>`,
    `<radialGradient id="disc">${stops([0, colours.sealRim], [1, colours.seal])}</radialGradient>`,
    down('air', stops([0, colours.seal], [0.55, colours.sky], [1, colours.glow])),
    down('ridge', stops([0, colours.land], [1, colours.edge])),
    down('scrim', stops([0.66, colours.shade, 0], [0.9, colours.shade, 0.6], [1, colours.shade, 0.86])),
    '</defs>',
  ].join('');
}
