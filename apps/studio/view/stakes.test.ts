import { expect, it } from 'vitest';
import { affordableStake, highestStake, isLimited, nextStake, offeredStake } from './stakes.ts';

const steps = { ladder: [20n, 40n, 100n, 2000n], unit: 20n, limit: null };

it.each([
  [1000n, 1000n],
  [50n, 40n],
  [5n, 20n],
  [9999n, 2000n],
])('offers for %i the stake %i', (amount, stake) => {
  expect(offeredStake(steps, amount)).toBe(stake);
});

it.each([
  [1010n, 1000n],
  [20n, 20n],
  [19n, null],
])('offers with a balance of %i the stake %s', (balance, stake) => {
  expect(affordableStake(steps, balance)).toBe(stake);
});

it.each([
  [90n, 80n, true],
  [1999n, 1980n, true],
  [2000n, 2000n, false],
  [9000n, 2000n, false],
])('under a limit of %i offers up to %i', (limit, most, isLess) => {
  const limited = { ...steps, limit };
  expect(highestStake(limited)).toBe(most);
  expect(offeredStake(limited, 9999n)).toBe(most);
  expect(isLimited(limited)).toBe(isLess);
});

it('offers nothing to afford where the limit is below the smallest stake', () => {
  expect(affordableStake({ ...steps, limit: 60n }, 1010n)).toBe(60n);
  expect(affordableStake({ ...steps, limit: 19n }, 1010n)).toBeNull();
});

it.each([
  [40n, 1, 100n],
  [60n, 1, 100n],
  [60n, -1, 40n],
  [20n, -1, 20n],
  [2000n, 1, 2000n],
])('goes from %i by %i to %i', (stake, way, next) => {
  expect(nextStake(steps, stake, way)).toBe(next);
});
