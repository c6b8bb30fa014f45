import { formatDecimal, money } from '@verdigale/money';
import type { Queryable } from '#kernel';
import { openHeld, type HeldMoney } from '#modules/risk';

export interface HeldItem extends Pick<
  HeldMoney,
  'id' | 'cause' | 'status' | 'reason' | 'provider' | 'subjectId' | 'playerId' | 'note' | 'createdAt'
> {
  /** `1250.00 EUR` */
  sum: string;
}

/** What lies in held pockets, oldest first: what waits for an operator, and what a provider is about to send back. */
export async function listHeldMoney(db: Queryable): Promise<HeldItem[]> {
  const rows = await db.all(openHeld());
  return rows.map(({ amount, currency, exponent, accountId: _, ...item }) => ({
    ...item,
    sum: `${formatDecimal(money(amount, currency), { code: currency, exponent })} ${currency}`,
  }));
}
