import { convert, crossRate, parseRate, type Money } from '@verdigale/money';
import type { Queryable } from '#kernel';
import { currencyRows } from './currencies.ts';

/** What sums of any currency are worth in this one, at current rates. */
export async function worthIn(db: Queryable, code: string): Promise<(sum: Money) => Money> {
  const rates = new Map((await currencyRows.read(db)).map((row) => [row.code, row.rate]));
  const rateOf = (currency: string) => {
    const rate = rates.get(currency);
    if (rate === undefined) throw new Error(`no rate of ${currency}`);
    return parseRate(rate);
  };
  return (sum) => (sum.currency === code ? sum : convert(sum, code, crossRate(rateOf(sum.currency), rateOf(code)), 'half-even'));
}
