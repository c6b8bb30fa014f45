import { parseDecimal, type Money } from '@verdigale/money';
import type { Queryable } from '#kernel';
import { findCurrency, requireBaseCurrency, worthIn, type CurrencyInfo } from '#modules/settings';
import type { Sums } from '../campaign/offer.ts';

/** Sums of offers in one currency, at current rates. */
export interface SumReader {
  currency: CurrencyInfo;
  base: CurrencyInfo;
  /** The sum that is stated for the currency, else the base one converted. */
  read(sums: Sums): Money;
  /** A sum of this currency in the base one. */
  inBase(sum: Money): Money;
}

/** For an account's currency, which need not be offered any more. */
export async function sumsIn(db: Queryable, code: string): Promise<SumReader> {
  const [currency, base] = [await findCurrency(db, code), await requireBaseCurrency(db)];
  if (!currency) throw new Error(`an account in the unknown currency ${code}`);
  const [into, back] = [await worthIn(db, currency.code), await worthIn(db, base.code)];
  return {
    currency,
    base,
    read: ({ base: stated, items = {} }) =>
      Object.hasOwn(items, currency.code) ? parseDecimal(items[currency.code]!, currency) : into(parseDecimal(stated, base)),
    inBase: back,
  };
}
