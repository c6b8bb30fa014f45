import { invoiceStatus, invoiceType } from '@verdigale/contract';
import { bigint, oneOf, query, row, text, type RowOf } from '#kernel/db/sql.ts';

/** What a player paid in, and what left or waits to leave, by method and currency. */
const paymentTotal = row({
  type: oneOf(Object.values(invoiceType)),
  method: text,
  currency: text,
  amount: bigint,
  /** The part of it since the given moment. */
  recent: bigint,
  /** The part of that which is newer than what was last looked at. */
  unseen: bigint,
  /** The part of it that has come in, or was paid out. */
  settled: bigint,
});
export type PaymentTotal = RowOf<typeof paymentTotal>;

/** In minor units of each currency, rejected withdrawals and unpaid deposits left out; `since` and `seenAt` bound `recent` and `unseen`. */
export const paymentTotals = (playerId: string, { since, seenAt }: { since: Date; seenAt: Date | null }) => query(paymentTotal)`
  select type, method, currency, sum(amount)::bigint as amount, coalesce(sum(amount) filter (where created_at >= ${since}), 0)::bigint as recent,
    coalesce(sum(amount) filter (where created_at >= ${since} and (${seenAt}::timestamptz is null or created_at > ${seenAt})), 0)::bigint as unseen,
    coalesce(sum(amount) filter (where status = ${invoiceStatus.success}), 0)::bigint as settled
  from payment.invoice
  where player_id = ${playerId}
    and (type = ${invoiceType.deposit} and status = ${invoiceStatus.success}
      or type = ${invoiceType.withdrawal} and status <> ${invoiceStatus.rejected})
  group by type, method, currency`;
