import { bigint, nullable, oneOf, query, row, sql, text, uuid, type RowOf } from '#kernel/db/sql.ts';

/** What a transfer of a deposit or withdrawal did: for the reconciliation of invoices with the books. */
const paymentTransfer = row({
  id: uuid,
  accountId: uuid,
  kind: oneOf(['deposit', 'deposit-hold', 'deposit-return', 'withdrawal-hold', 'withdrawal-pay', 'withdrawal-return']),
  invoiceId: text,
  currency: text,
  /** What the pockets of the player gained in all, and the `pending` one among them. */
  total: bigint,
  pending: bigint,
  counterparty: nullable(text),
});
export type PaymentTransfer = RowOf<typeof paymentTransfer>;

/** An invoice may be credited in parts: their references begin with it. */
const invoiceId = sql`split_part(t.reference, ':', 1)`;

const select = sql`
  select t.id, t.account_id, t.kind, ${invoiceId} as invoice_id, b.currency, b.total, b.pending, b.counterparty
  from wallet.transfer t
  cross join lateral (
    select min(l.currency) as currency, coalesce(sum(e.amount) filter (where l.account_id is not null), 0)::bigint as total,
      coalesce(sum(e.amount) filter (where l.pocket = 'pending'), 0)::bigint as pending, min(l.counterparty) as counterparty
    from wallet.entry e left join wallet.ledger_account l on l.id = e.ledger_id where e.transfer_id = t.id
  ) b
  where t.kind in ('deposit', 'deposit-hold', 'deposit-return', 'withdrawal-hold', 'withdrawal-pay', 'withdrawal-return')`;

/** Booked since then, by the database's clock. */
export const paymentTransfersSince = (since: Date) => query(paymentTransfer)`${select} and t.created_at >= ${since}`;

/** All of them in pages, in the order of their ids. */
export const paymentTransfersAfter = (id: string, limit: number) =>
  query(paymentTransfer)`${select} and t.id > ${id} order by t.id limit ${limit}`;

/** Everything that was booked for these invoices, on whatever account: by account it would be all that each account ever did. */
export const paymentTransfersOf = (invoiceIds: readonly string[]) =>
  query(paymentTransfer)`${select} and ${invoiceId} = any(${invoiceIds}::text[])`;
