import { compare, subtract, sum, type Money } from '@verdigale/money';
import type { WithdrawalRules } from '#config';

/** What came in or went out by one method in the account's currency; a pending withdrawal counts as out. */
export interface Received {
  method: string;
  sum: Money;
}

/**
 * What must go back by another way before this one is open: money returns to the card that it came from. `smallest`
 * holds the smallest payouts of the methods open here; a smaller sum, or one without a method, need not return. (NJ 1.3)
 */
export function owedBack(
  method: string,
  { ways }: Pick<WithdrawalRules, 'ways'>,
  { deposits, withdrawals }: { deposits: readonly Received[]; withdrawals: readonly Received[] },
  smallest: ReadonlyMap<string, Money>,
): Received | undefined {
  const sumOf = (list: readonly Received[], methods: readonly string[], currency: string) =>
    sum(
      list.filter((each) => methods.includes(each.method)).map((each) => each.sum),
      currency,
    );
  for (const out of new Set(ways.filter((way) => way.isFirst).map((way) => way.withdrawal))) {
    const least = smallest.get(out);
    if (out === method || least === undefined) continue;
    const ins = ways.filter((way) => way.isFirst && way.withdrawal === out).map((way) => way.deposit);
    const owed = subtract(sumOf(deposits, ins, least.currency), sumOf(withdrawals, [out], least.currency));
    if (owed.amount > 0n && compare(owed, least) >= 0) return { method: out, sum: owed };
  }
  return undefined;
}
