import type { CashLimit } from './cash-limit.ts';

/**
 * A line for each kind, period and currency, as players see it: of the own limit and the operator's, the stricter amount, under the own one's id
 * where there is one.
 */
export function linesOf(limits: readonly CashLimit[]): CashLimit[] {
  const lines = Map.groupBy(limits, ({ definition, period, currency }) => `${definition} ${period} ${currency}`);
  return [...lines.values()].map(lineOf);
}

function lineOf(limits: readonly CashLimit[]): CashLimit {
  const own = limits.find(({ owner }) => owner === 'player');
  const set = limits.find(({ owner }) => owner === 'operator');
  if (!own || !set || own.amount < set.amount) return (own ?? set)!;
  // A looser own one that waits would change nothing.
  const next = own.next?.amount === null ? own.next : null;
  return { ...own, owner: set.owner, amount: set.amount, startedAt: set.startedAt, next };
}
