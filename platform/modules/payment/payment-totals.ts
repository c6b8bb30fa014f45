import { invoiceStatus, invoiceType, type InvoiceType } from '@verdigale/contract';
import { sql } from 'kysely';
import type { Queryable } from '#kernel';

/** What a player paid in, and what left or waits to leave, by method and currency. */
export interface PaymentTotal {
  type: InvoiceType;
  method: string;
  currency: string;
  amount: bigint;
  /** Of it, since the moment that was asked about. */
  recent: bigint;
}

export async function paymentTotals(db: Queryable, playerId: string, since: Date): Promise<PaymentTotal[]> {
  const { success, rejected } = invoiceStatus;
  return db.all(sql<PaymentTotal>`
    select type, method, currency, sum(amount)::bigint as amount, coalesce(sum(amount) filter (where created_at >= ${since}), 0)::bigint as recent
    from payment.invoice
    where player_id = ${playerId}
      and (type = ${invoiceType.deposit} and status = ${success} or type = ${invoiceType.withdrawal} and status <> ${rejected})
    group by type, method, currency`);
}
