import { add, money, zero, type Money } from '@verdigale/money';
import type { PlatformConfig } from '#config';
import type { Queryable } from '#kernel';
import { worthIn } from '#modules/settings';
import type { SumRow } from './find-invoices.sql.ts';

/** The currency whose limits and deposits belong together; null for all, where the brand has limits hold across currencies. */
export function scopeOf({ payment }: Pick<PlatformConfig, 'payment'>, currency: string): string | null {
  return payment.limitsHoldAcrossCurrencies ? null : currency;
}

/** All of these sums in the currency of a limit, at current rates. */
export async function sumIn(db: Queryable, currency: string, sums: readonly SumRow[]): Promise<Money> {
  const worth = await worthIn(db, currency);
  return sums.reduce((total, row) => add(total, worth(money(row.sum, row.currency))), zero(currency));
}
