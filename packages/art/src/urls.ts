import type { PixelSize } from './canvas.ts';
import { shortHash } from './random.ts';
import { seedText, type CoverSeed } from './seed.ts';
import { artVersion } from './version.ts';

/** Widths of the covers of tiles; they are 3:4. */
export const coverWidths = [120, 180, 240, 360, 540] as const;

/** The sizes that games' images are named by on the wire, each up to three times as dense. (W 11.1) */
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

/** Size → density → address. */
export type ImageMap = Record<string, Record<string, string>>;

/** Part of an address that changes with the picture, so that it may be kept for ever. */
export function coverVersion(seed: CoverSeed): string {
  return shortHash(`${artVersion} ${seedText(seed)}`).slice(0, 8);
}

/** Where a cover of this size (a name of `coverSizes`) is served. */
export function coverUrl(seed: CoverSeed, size: string): string {
  return `/img/games/${seed.identity}/${size}.avif?v=${coverVersion(seed)}`;
}

/** The `images` of a game on the wire. (W 11.1) */
export function coverImages(seed: CoverSeed): ImageMap {
  return Object.fromEntries(
    wireSizes.map(({ width, height }): [string, Record<string, string>] => [
      `${width}x${height}`,
      Object.fromEntries(densities.map((density) => [`${density}x`, coverUrl(seed, `${width * density}x${height * density}`)])),
    ]),
  );
}
