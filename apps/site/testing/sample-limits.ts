import type { Limit, Spending } from '@verdigale/contract';

/** A limit on deposits of 100 a week, 40 of it used. */
export const sampleLimit = (change: Partial<Limit> = {}): Limit => ({
  id: 'limit-1',
  definition: 3,
  status: 1,
  period: 'weekly',
  amount: 100,
  ownAmount: 100,
  currentAmount: 40,
  currency: 'EUR',
  startedAt: '2030-06-01T12:00:00.000Z',
  expiredAt: '2030-06-10T00:00:00.000Z',
  createdAt: '2030-06-01T12:00:00.000Z',
  updatedAt: '2030-06-01T12:00:00.000Z',
  cancelProcess: false,
  pendingExist: false,
  effectiveAt: null,
  isAwaitingConfirmation: false,
  setBy: 'player',
  product: null,
  resets: 'calendar',
  ...change,
});

/** What was deposited and lost in euros, day by day up to 9 June 2030. */
export function sampleSpending(days: readonly (readonly [deposited: number, lost: number])[]): Spending {
  const dayMs = 86_400_000;
  const begin = Date.parse('2030-06-10') - days.length * dayMs;
  const at = (position: number) => new Date(begin + position * dayMs).toISOString();
  const periods = days.map(([deposited, lost], n) => ({ startedAt: at(n), endsAt: at(n + 1), deposited, staked: Math.abs(lost), lost }));
  return { currency: 'EUR', period: 'daily', periods };
}
