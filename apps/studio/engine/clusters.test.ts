import { expect, it } from 'vitest';
import { evaluateClusters, placesOfClusters } from './clusters.ts';

const rules = { wild: 0, pays: [[], [0, 0, 0, 4, 9], [0, 0, 0, 1, 2], [0]] };
const seen = (grid: number[][]) => evaluateClusters(grid, rules).map(({ symbol, cells, pay }) => [symbol, cells.length, pay]);

it('pays equal symbols that touch side by side, on one reel or over several, and not those that touch at corners', () => {
  expect(
    seen([
      [1, 2, 3],
      [1, 1, 2],
      [2, 3, 1],
    ]),
  ).toEqual([[1, 3, 4]]);
  expect(
    seen([
      [1, 2],
      [2, 1],
    ]),
  ).toEqual([]);
});

it('pays a cluster of more places than are listed as the last, and every cluster of a symbol by itself', () => {
  const grid = [
    [1, 1, 1],
    [1, 1, 2],
    [2, 2, 3],
    [1, 1, 1],
  ];
  expect(seen(grid)).toEqual([
    [1, 5, 9],
    [1, 3, 4],
  ]);
  expect(placesOfClusters(grid, evaluateClusters(grid, rules))).toEqual([
    [true, true, true],
    [true, true, false],
    [false, false, false],
    [true, true, true],
  ]);
});

it('lets a wild join every cluster that it touches, and pays wilds alone nothing', () => {
  expect(
    seen([
      [1, 0, 2],
      [1, 3, 2],
    ]),
  ).toEqual([
    [1, 3, 4],
    [2, 3, 1],
  ]);
  expect(
    seen([
      [0, 0],
      [0, 0],
    ]),
  ).toEqual([]);
});
