import { convert, crossRate, parseDecimal, parseRate, type Money } from '@verdigale/money';
import type { Queryable } from '#kernel';
import { currencyRows } from './currencies.ts';

/** Sums of any currency in the base currency, by the current rates. */
export interface Worth {
  of(sum: Money): Money;
  /** A sum that the brand states as a decimal in the base currency. */
  stated(decimal: string): Money;
}

export async function worthInBase(db: Queryable): Promise<Worth> {
  const rows = await currencyRows.read(db);
  const base = rows.find((row) => row.isBase);
  if (!base) throw new Error('there is no base currency');
  const rates = new Map(rows.map(({ code, rate }) => [code, rate]));
  return {
    of(sum) {
      const rate = rates.get(sum.currency);
      if (rate === undefined) throw new Error(`no rate of ${sum.currency}`);
      return convert(sum, base.code, crossRate(parseRate(rate), parseRate(base.rate)), 'half-even');
    },
    stated: (decimal) => parseDecimal(decimal, base),
  };
}
