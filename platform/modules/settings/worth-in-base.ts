import { parseDecimal, type Money } from '@verdigale/money';
import type { Queryable } from '#kernel';
import { currencyRows } from './currencies.ts';
import { worthIn } from './worth-in.ts';

/** Sums of any currency in the base currency, by the current rates. */
export interface Worth {
  of(sum: Money): Money;
  /** A sum that the brand states as a decimal in the base currency. */
  stated(decimal: string): Money;
}

/** By the rates of this moment; an object that is kept does not follow them. */
export async function worthInBase(db: Queryable): Promise<Worth> {
  const rows = await currencyRows.read(db);
  const base = rows.find((row) => row.isBase);
  if (!base) throw new Error('there is no base currency');
  return {
    of: await worthIn(db, base.code),
    stated: (decimal) => parseDecimal(decimal, base),
  };
}
