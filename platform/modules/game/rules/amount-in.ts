import { convert, crossRate, parseDecimal, parseRate, type Money } from '@verdigale/money';
import type { Queryable } from '#kernel';
import { findCurrency } from '#modules/settings';

/** What a rule states as a decimal, in the currency of an account: its worth at current rates, rounded down. */
export async function amountIn(db: Queryable, rule: { amount: string; currency: string }, code: string): Promise<Money> {
  const [from, to] = await Promise.all([findCurrency(db, rule.currency), findCurrency(db, code)]);
  if (!from || !to) throw new Error(`a rule on play is in ${rule.currency}, an account in ${code}: one of them is unknown`);
  const stated = parseDecimal(rule.amount, from);
  return from.code === to.code ? stated : convert(stated, code, crossRate(parseRate(from.rate), parseRate(to.rate)), 'down');
}
