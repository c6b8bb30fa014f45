import { limitDefinition, limitStatus, type Limit } from '@verdigale/contract';
import type { CurrencyMoney } from '#app/money/use-money.ts';

/** What can be deposited for now, in main units of the limit's currency, and when there is more. */
export interface LimitLeft {
  currency: string;
  left: number;
  until: string;
}

/** Of the limits on deposits in each currency the one that leaves least, and of those that leave as little the one that resets last. */
export function limitsLeft(limits: readonly Limit[], moneyOf: (code: string) => CurrencyMoney): LimitLeft[] {
  const rooms = limits.flatMap(({ definition, status, amount, currentAmount, currency, expiredAt }): LimitLeft[] => {
    if (definition !== limitDefinition.deposit || status !== limitStatus.active) return [];
    if (amount === null || currentAmount === null || currency === null || expiredAt === null) return [];
    return [{ currency, left: Math.max(0, moneyOf(currency).subtract(amount, currentAmount)), until: expiredAt }];
  });
  const byCurrency = Map.groupBy(rooms, ({ currency }) => currency);
  return [...byCurrency.values()].map((each) => each.toSorted((a, b) => a.left - b.left || Date.parse(b.until) - Date.parse(a.until))[0]!);
}
