import { expect, it } from 'vitest';
import { evaluateWays, placesOnWays, type WaysRules } from './ways.ts';

const rules: WaysRules = { wild: 0, scatter: 1, pays: [[], [9, 9, 9, 9], [0, 0, 5, 20], [0, 0, 0, 3], [0, 0, 0, 7]] };
const grid = [
  [2, 3, 2],
  [2, 0, 1],
  [4, 3, 0],
];

it('pays each symbol of the first reel for its longest ways, wilds on later reels standing for it', () => {
  expect(evaluateWays(grid, rules)).toEqual([
    { symbol: 2, count: 3, ways: 2 * 2 * 1, pay: 4 * 20 },
    { symbol: 3, count: 3, ways: 1 * 1 * 2, pay: 2 * 3 },
  ]);
  expect(
    evaluateWays(
      [
        [2, 2],
        [2, 4],
        [4, 3],
      ],
      rules,
    ),
  ).toEqual([{ symbol: 2, count: 2, ways: 2, pay: 10 }]);
});

it('pays no way for scatters, nor one that begins on a later reel', () => {
  expect(
    evaluateWays(
      [
        [1, 1],
        [1, 1],
        [1, 1],
      ],
      rules,
    ),
  ).toEqual([]);
  expect(evaluateWays([[3], [4], [4], [4]], rules)).toEqual([]);
});

it('names the places that won, a wild among them', () => {
  expect(placesOnWays(grid, evaluateWays(grid, rules), rules)).toEqual([
    [true, true, true],
    [true, true, false],
    [false, true, true],
  ]);
});
