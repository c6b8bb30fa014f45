import { money, type Money } from '@verdigale/money';
import { expect, it } from 'vitest';
import { changedLimit, limitAt, viewLimit, type CashLimit } from './cash-limit.ts';

const euros = (amount: bigint) => money(amount, 'EUR');
const now = new Date('2026-06-03T12:00:00Z');
const nextDay = new Date('2026-06-04T12:00:00Z');
const earlier = new Date('2026-05-01T00:00:00Z');
const limit: CashLimit = {
  id: '019e0000-0000-7000-8000-000000000001',
  playerId: '019e0000-0000-7000-8000-000000000002',
  owner: 'player',
  reason: null,
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

const change = (from: CashLimit, wish: bigint | null, at: Date) => changedLimit(from, wish === null ? null : euros(wish), at, 24);
const week = 7 * 86_400_000;

it('tightens at once, and takes back a loosening that waits', () => {
  const loosened = change(limit, 500_00n, now)!;
  expect(change(loosened, 40_00n, now)).toMatchObject({ amount: 40_00n, next: null, startedAt: now });
  expect(change(loosened, 100_00n, now)).toMatchObject({ amount: 100_00n, next: null, startedAt: earlier });
});

it('loosens after 24 hours and the same wish once more, not a moment before; another wish waits anew', () => {
  const loosened = change(limit, 500_00n, now)!;
  expect(change(loosened, 500_00n, new Date(nextDay.getTime() - 1))).toMatchObject({ amount: 100_00n });
  expect(limitAt(loosened, nextDay)).toMatchObject({ amount: 100_00n });
  expect(change(loosened, 500_00n, nextDay)).toMatchObject({ amount: 500_00n, next: null, startedAt: nextDay });
  expect(change(loosened, 900_00n, nextDay)).toMatchObject({ amount: 100_00n, next: { at: new Date('2026-06-05T12:00:00Z') } });
});

it('ends after 24 hours and the same wish once more', () => {
  const ending = change(limit, null, now)!;
  expect(change(ending, null, new Date(nextDay.getTime() - 1))).toMatchObject({ amount: 100_00n });
  expect(change(ending, null, nextDay)).toBeNull();
});

it('stays as it is when nobody confirms within a week', () => {
  const loosened = change(limit, 500_00n, now)!;
  expect(limitAt(loosened, new Date(nextDay.getTime() + week - 1)).next).not.toBeNull();
  expect(limitAt(loosened, new Date(nextDay.getTime() + week))).toMatchObject({ amount: 100_00n, next: null });
});

it('shows what is in force, what is used of it, when the period begins anew, and what waits', () => {
  const view = (of: CashLimit, used: Money) => viewLimit({ ...of, ownAmount: of.amount }, used, now);
  expect(view(limit, euros(25_50n))).toEqual([
    expect.objectContaining({
      status: 1,
      amount: 100,
      ownAmount: 100,
      currentAmount: 25.5,
      expiredAt: '2026-06-08T00:00:00.000Z',
      pendingExist: false,
    }),
  ]);
  expect(view(change(limit, 500_00n, now)!, euros(0n))).toEqual([
    expect.objectContaining({ status: 1, amount: 100, pendingExist: true, cancelProcess: false }),
    expect.objectContaining({ status: 2, amount: 500, expiredAt: nextDay.toISOString(), startedAt: null }),
  ]);
  expect(view(change(limit, null, now)!, euros(0n))).toEqual([expect.objectContaining({ cancelProcess: true })]);
});
