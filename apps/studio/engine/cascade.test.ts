import { expect, it } from 'vitest';
import { cascade, everyStop, type CascadeRules } from './cascade.ts';

const rules: CascadeRules = { rows: 2, wild: 0, scatter: 1, pays: [[], [], [0, 0, 0, 5], [0, 0, 0, 2], []] };
const strips = [
  [2, 4, 3, 1],
  [3, 2, 0, 4],
  [3, 3, 2, 4, 4],
];

it('lets what is above on the strip fall into the places of a win, until nothing is paid', () => {
  expect(cascade(strips, [0, 1, 1], rules)).toEqual([
    {
      grid: [
        [2, 4],
        [2, 0],
        [3, 2],
      ],
      wins: [{ symbol: 2, count: 3, ways: 2, pay: 10 }],
      gone: [
        [true, false],
        [true, true],
        [false, true],
      ],
    },
    // The first reel goes round to its end, the second has lost both places.
    {
      grid: [
        [1, 4],
        [4, 3],
        [3, 3],
      ],
      wins: [],
      gone: [],
    },
  ]);
});

it('takes stops that it does not change', () => {
  const stops = [0, 1, 1];
  cascade(strips, stops, rules);
  expect(stops).toEqual([0, 1, 1]);
});

it('refuses strips whose falls never end', () => {
  expect(() => cascade([[2], [2], [2]], [0, 0, 0], rules)).toThrow(RangeError);
});

it('visits every spin once, or those of some first stops', () => {
  let [spins, paid] = [0, 0];
  everyStop(strips, (stops) => {
    spins += 1;
    if (cascade(strips, stops, rules).length > 1) paid += 1;
  });
  expect([spins, paid > 0 && paid < spins]).toEqual([80, true]);
  everyStop(strips, () => (spins -= 1), [0, 2]);
  expect(spins).toBe(40);
});
