import { expect, it } from 'vitest';
import { dealt } from './two-hands.ts';

const counts = (player: number[], banker: number[]) => dealt(player, banker).map((hands) => hands.map(({ length }) => length));
const firstTwo = [
  [1, 0],
  [1, 1],
  [2, 1],
  [2, 2],
];

it('deals two cards each by turns, then the third of the player and that of the banker', () => {
  expect(counts([1, 2], [3, 4])).toEqual(firstTwo);
  expect(counts([1, 2, 5], [3, 4])).toEqual([...firstTwo, [3, 2]]);
  expect(counts([1, 2], [3, 4, 6])).toEqual([...firstTwo, [2, 3]]);
  expect(dealt([1, 2, 5], [3, 4, 6]).at(-1)).toEqual([
    [1, 2, 5],
    [3, 4, 6],
  ]);
});
