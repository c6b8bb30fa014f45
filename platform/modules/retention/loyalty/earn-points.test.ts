import fc from 'fast-check';
import { expect, it } from 'vitest';
import { earnPoints, levelAt } from './earn-points.ts';

const levels = [0, 100, 500].map((points, at) => ({ id: `l${at}`, name: `L${at}`, points }));

it('counts small stakes as it counts one of their sum', () => {
  fc.assert(
    fc.property(fc.array(fc.bigInt(1n, 1_000_000n), { minLength: 1 }), fc.integer({ min: 0, max: 1_000 }), (stakes, rate) => {
      const nothing = { points: 0n, remainder: 0n };
      const one = earnPoints(nothing, stakes.reduce((a, b) => a + b) * BigInt(rate), 10_000n);
      expect(stakes.reduce((before, stake) => earnPoints(before, stake * BigInt(rate), 10_000n), nothing)).toEqual(one);
    }),
  );
});

it('gives ten points for a hundred euros at ten a hundred', () => {
  expect(earnPoints({ points: 5n, remainder: 0n }, 10_050n * 10n, 10_000n)).toEqual({ points: 15n, remainder: 500n });
});

it.each<[bigint, number]>([
  [0n, 1],
  [99n, 1],
  [100n, 2],
  [499n, 2],
  [500n, 3],
  [10_000n, 3],
])('%s points are level %s', (points, order) => {
  expect(levelAt(levels, points)).toBe(order);
});
