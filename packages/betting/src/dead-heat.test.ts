import { expect, it } from 'vitest';
import { deadHeatFactor, isDeadHeat } from './dead-heat.ts';
import { fraction, one } from './fraction.ts';

it.each([
  [1, 2, 1, fraction(1n, 2n)],
  [8, 6, 10, fraction(1n, 2n)],
  [2, 3, 3, fraction(2n, 3n)],
  [1, 2, 3, one],
  [3, 1, 3, one],
])('position %d, %d level, %d places', (position, tied, places, share) => {
  expect(deadHeatFactor(position, tied, places)).toEqual(share);
});

it('is for a place that is paid', () => {
  expect(() => deadHeatFactor(4, 2, 3)).toThrow(RangeError);
});

it.each([
  ['1', false],
  ['1.0', false],
  ['1/1', false],
  ['0.5', true],
  ['1/3', true],
])('a share of %s takes something off: %j', (share, takes) => {
  expect(isDeadHeat(share)).toBe(takes);
});
