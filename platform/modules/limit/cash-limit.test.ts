import { money } from '@verdigale/money';
import { expect, it } from 'vitest';
import { changedLimit, limitAt, viewLimit, type CashLimit } from './cash-limit.ts';

const euros = (amount: bigint) => money(amount, 'EUR');
const now = new Date('2026-06-03T12:00:00Z');
const nextDay = new Date('2026-06-04T12:00:00Z');
const earlier = new Date('2026-05-01T00:00:00Z');
const limit: CashLimit = {
  id: '019e0000-0000-7000-8000-000000000001',
  playerId: '019e0000-0000-7000-8000-000000000002',
  definition: 3,
  period: 'weekly',
  currency: 'EUR',
  exponent: 2,
  amount: 100_00n,
  next: null,
  startedAt: earlier,
  createdAt: earlier,
  updatedAt: earlier,
};

it('tightens at once, and takes back a loosening that waits', () => {
  const loosened = changedLimit(limit, euros(500_00n), now);
  expect(changedLimit(loosened, euros(40_00n), now)).toMatchObject({ amount: 40_00n, next: null, startedAt: now });
  expect(changedLimit(loosened, euros(100_00n), now)).toMatchObject({ amount: 100_00n, next: null, startedAt: earlier });
});

it('loosens after 24 hours, not a moment before; asked again, it waits anew', () => {
  const loosened = changedLimit(limit, euros(500_00n), now);
  expect(limitAt(loosened, new Date(nextDay.getTime() - 1))).toMatchObject({ amount: 100_00n });
  expect(limitAt(loosened, nextDay)).toMatchObject({ amount: 500_00n, next: null, startedAt: nextDay });
  expect(changedLimit(loosened, euros(900_00n), nextDay).next?.at).toEqual(new Date('2026-06-05T12:00:00Z'));
});

it('ends after 24 hours too', () => {
  const ending = changedLimit(limit, null, now);
  expect(limitAt(ending, new Date(nextDay.getTime() - 1))).toMatchObject({ amount: 100_00n });
  expect(limitAt(ending, nextDay)).toBeNull();
});

it('shows what is in force, what is used of it, when the period begins anew, and what waits', () => {
  expect(viewLimit(limit, euros(25_50n), now)).toEqual([
    expect.objectContaining({ status: 1, amount: 100, currentAmount: 25.5, expiredAt: '2026-06-08T00:00:00.000Z', pendingExist: false }),
  ]);
  expect(viewLimit(changedLimit(limit, euros(500_00n), now), euros(0n), now)).toEqual([
    expect.objectContaining({ status: 1, amount: 100, pendingExist: true, cancelProcess: false }),
    expect.objectContaining({ status: 2, amount: 500, expiredAt: nextDay.toISOString(), startedAt: null }),
  ]);
  expect(viewLimit(changedLimit(limit, null, now), euros(0n), now)).toEqual([expect.objectContaining({ cancelProcess: true })]);
});
