import { coverCategories } from '@verdigale/art';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { loadBrand } from '../brand.ts';
import { draw } from './draw.ts';

const brand = await loadBrand('default');
const size = { width: 180, height: 240 };

/** Relative luminance (WCAG 2) of each pixel of a band of a picture, in shares of its height. */
async function luminances(image: Buffer, from: number, to: number): Promise<number[]> {
  const band = { left: 0, width: size.width, top: Math.round(size.height * from), height: Math.round(size.height * (to - from)) };
  const { data } = await sharp(image).extract(band).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const decode = (byte: number): number => (byte <= 10 ? byte / 255 / 12.92 : ((byte / 255 + 0.055) / 1.055) ** 2.4);
  return Array.from({ length: data.length / 3 }, (_, i) => {
    const [r = 0, g = 0, b = 0] = data.subarray(i * 3, i * 3 + 3);
    return 0.2126 * decode(r) + 0.7152 * decode(g) + 0.0722 * decode(b);
  });
}

it.each(coverCategories)('%s: white text on the foot of a cover has a contrast above 7', async (category) => {
  for (const game of brand.catalogue.games.filter(({ type }) => type === category).slice(0, 5)) {
    const image = await draw({ kind: 'cover', seed: { ...game, category }, size });
    const foot = (await luminances(image, 0.9, 1)).toSorted((a, b) => a - b);
    const brightest = foot[Math.floor(foot.length * 0.98)] ?? 1;
    expect(1.05 / (brightest + 0.05), game.identity).toBeGreaterThan(7);
  }
});

it('draws no two of the first games alike', async () => {
  const games = brand.catalogue.games.slice(0, 24);
  const thumbs = await Promise.all(
    games.map(async (game) => {
      const image = await draw({ kind: 'cover', seed: { ...game, category: game.type }, size });
      return sharp(image).resize(12, 16, { fit: 'fill' }).removeAlpha().raw().toBuffer();
    }),
  );
  for (const [i, one] of thumbs.entries()) {
    for (const other of thumbs.slice(i + 1)) {
      const difference = one.reduce((sum, byte, at) => sum + Math.abs(byte - (other[at] ?? 0)), 0) / one.length;
      expect(difference).toBeGreaterThan(4);
    }
  }
});
