import { expect, it } from 'vitest';
import { loadBrand } from './brand.ts';

it('gives every game the colours of its cover, and no two of the first games the same', async () => {
  const { games } = (await loadBrand('default')).catalogue;
  for (const { colours } of games) expect(colours.every((colour) => /^#[0-9a-f]{6}$/.test(colour))).toBe(true);
  expect(new Set(games.slice(0, 24).map(({ colours }) => colours.join())).size).toBeGreaterThan(20);
});
