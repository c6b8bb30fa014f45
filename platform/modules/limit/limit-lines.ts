import type { CashLimit, LimitLine } from './cash-limit.ts';

/**
 * A line for each kind, period and currency, as players see it: of the own limit and the operator's, the stricter amount, under the own one's id
 * where there is one.
 */
export function linesOf(limits: readonly CashLimit[]): LimitLine[] {
  const lines = Map.groupBy(limits, ({ definition, period, currency }) => `${definition} ${period} ${currency}`);
  return [...lines.values()].map(lineOf);
}

function lineOf(limits: readonly CashLimit[]): LimitLine {
  const own = limits.find(({ owner }) => owner === 'player');
  const set = limits.find(({ owner }) => owner === 'operator');
  if (!own || !set) return { ...(own ?? set)!, ownAmount: own?.amount ?? null };
  // A change that waits to go above the operator's limit could not be confirmed.
  const isOpen = own.next?.amount == null || own.next.amount <= set.amount;
  const line = { ...own, ownAmount: own.amount, next: isOpen ? own.next : null };
  return own.amount < set.amount ? line : { ...line, owner: set.owner, amount: set.amount, startedAt: set.startedAt };
}
