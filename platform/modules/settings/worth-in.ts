import { add, convert, crossRate, parseRate, zero, type Money, type Rounding } from '@verdigale/money';
import type { Queryable } from '#kernel';
import { currencyRows } from './currencies.ts';

/** What sums of any currency are worth in this one, at current rates. */
export async function worthIn(db: Queryable, code: string, rounding: Rounding = 'half-even'): Promise<(sum: Money) => Money> {
  const rates = new Map((await currencyRows.read(db)).map((row) => [row.code, row.rate]));
  const rateOf = (currency: string) => {
    const rate = rates.get(currency);
    if (rate === undefined) throw new Error(`no rate of ${currency}`);
    return parseRate(rate);
  };
  return (sum) => (sum.currency === code ? sum : convert(sum, code, crossRate(rateOf(sum.currency), rateOf(code)), rounding));
}

/** Each of these sums in one currency, at current rates, which are read only where one is in another. */
export async function inCurrency(db: Queryable, code: string, sums: readonly Money[], rounding?: Rounding): Promise<Money[]> {
  if (sums.every(({ currency }) => currency === code)) return [...sums];
  return sums.map(await worthIn(db, code, rounding));
}

/** All of them together. */
export async function sumIn(db: Queryable, code: string, sums: readonly Money[]): Promise<Money> {
  return (await inCurrency(db, code, sums)).reduce(add, zero(code));
}
