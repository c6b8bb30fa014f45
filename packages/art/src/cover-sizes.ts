import type { PixelSize } from './canvas.ts';

/** Widths of the covers of tiles; they are 3:4. */
const coverWidths = [120, 180, 240, 360, 540] as const;

/** The sizes that games' images are named by on the wire, each up to three times as dense. (wire 11.1) */
const wireSizes = [
  { width: 200, height: 200 },
  { width: 200, height: 300 },
] as const;
const densities = [1, 2, 3] as const;

/** Every size that a cover is made in, by the name in its address: a width alone is 3:4. */
export const coverSizes: ReadonlyMap<string, PixelSize> = new Map([
  ...coverWidths.map((width): [string, PixelSize] => [String(width), { width, height: (width * 4) / 3 }]),
  ...wireSizes.flatMap(({ width, height }) =>
    densities.map((density): [string, PixelSize] => [
      `${width * density}x${height * density}`,
      { width: width * density, height: height * density },
    ]),
  ),
]);
