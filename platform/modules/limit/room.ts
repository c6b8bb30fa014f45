import { compare, money, subtract, zero, type Money } from '@verdigale/money';
import type { Queryable } from '#kernel';
import { inCurrency } from '#modules/settings';
import type { CashLimit } from './cash-limit.ts';
import { periodAt } from './period.ts';

/** What limits leave, and when the period begins in which there is more. */
export interface Room {
  left: Money;
  until: Date;
}

/**
 * The least that these limits leave, and of those that leave as little until the last one resets; null where there are none. It is what they leave that
 * is converted, to the currency of an account and down: a small stake's worth might be nothing in theirs.
 */
export async function leastRoom(
  db: Queryable,
  currency: string,
  limits: readonly { limit: CashLimit; used: Money }[],
  now: Date,
): Promise<Room | null> {
  const left = limits.map(({ limit, used }) => subtract(money(limit.amount, limit.currency), used));
  const here = await inCurrency(db, currency, left, 'down');
  const rooms = limits.map(({ limit: { period } }, at) => ({
    // Below zero where one was lowered since.
    left: here[at]!.amount > 0n ? here[at]! : zero(currency),
    until: periodAt(period, now).end,
  }));
  return rooms.toSorted((a, b) => compare(a.left, b.left) || b.until.getTime() - a.until.getTime())[0] ?? null;
}
