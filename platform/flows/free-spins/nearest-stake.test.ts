import { expect, it } from 'vitest';
import { nearestStake } from './nearest-stake.ts';

const stakes = [100n, 200n, 400n];

it.each([
  [232n, 20n, 240n],
  [240n, 20n, 240n],
  [95n, 20n, 100n],
  [401n, 20n, 400n],
  [232n, null, 200n],
  [310n, null, 400n],
  [50n, null, 100n],
  [49n, null, null],
  [801n, 20n, null],
])('for %s by the unit %s it is %s', (granted, unit, chosen) => {
  expect(nearestStake({ stakes, unit }, granted)).toBe(chosen);
});

it('is null where no stake is offered', () => {
  expect(nearestStake({ stakes: [], unit: null }, 10n)).toBeNull();
});
