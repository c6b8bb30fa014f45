import { convert, crossRate, money, parseDecimal, parseRate } from '@verdigale/money';
import type { Queryable } from '#kernel';
import { currencyRows } from './currencies.ts';

/** Sums of any currency in minor units of the base currency, by the rates of now. */
export interface Worth {
  of(amount: bigint, currency: string): bigint;
  /** A sum that the brand states as a decimal in the base currency. */
  stated(decimal: string): bigint;
}

export async function worthInBase(db: Queryable): Promise<Worth> {
  const rows = await currencyRows.read(db);
  const base = rows.find((row) => row.isBase);
  if (!base) throw new Error('no currency is the base');
  const rates = new Map(rows.map(({ code, rate }) => [code, rate]));
  return {
    of(amount, currency) {
      const rate = rates.get(currency);
      if (rate === undefined) throw new Error(`no rate of ${currency}`);
      return convert(money(amount, currency), base.code, crossRate(parseRate(rate), parseRate(base.rate)), 'half-even').amount;
    },
    stated: (decimal) => parseDecimal(decimal, base).amount,
  };
}
