import { expect, it } from 'vitest';
import { levelProgress } from './level-progress.ts';

const level = (order: number, points: number) => ({ id: `l${order}`, name: `L${order}`, order, points });

it.each([
  ['at its threshold', 100, level(3, 400), 0],
  ['on the way, to two decimals of a percent', 200, level(3, 400), 33.33],
  ['at the end of the way', 400, level(3, 400), 100],
  ['below a threshold that was raised', 50, level(3, 400), 0],
  ['at the top', 900, null, 100],
])('[LOY-01] the progress of a level %s', (_, points, nextLevel, percent) => {
  expect(levelProgress({ points, currentLevel: level(2, 100), nextLevel })).toBe(percent);
});
