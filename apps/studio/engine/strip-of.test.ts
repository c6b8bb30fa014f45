import { expect, it } from 'vitest';
import { columnAt } from './reels.ts';
import { stripOf } from './strip-of.ts';

it('carries as many of each symbol as it is told, far apart', () => {
  const strip = stripOf([2, 0, 3, 7]);
  expect([0, 1, 2, 3].map((symbol) => strip.filter((each) => each === symbol).length)).toEqual([2, 0, 3, 7]);
  const seen = strip.map((_, stop) => columnAt(strip, stop, 3).filter((symbol) => symbol === 2).length);
  expect(Math.max(...seen)).toBe(1);
});
