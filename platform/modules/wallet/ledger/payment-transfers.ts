import { sql } from 'kysely';
import type { Queryable } from '#kernel';

/** What a transfer of a deposit or withdrawal did: for the reconciliation of invoices with the books. */
export interface PaymentTransfer {
  id: string;
  accountId: string;
  kind: 'deposit' | 'withdrawal-hold' | 'withdrawal-pay' | 'withdrawal-return';
  invoiceId: string;
  currency: string;
  /** What the pockets of the player gained in all, and the `pending` one among them. */
  total: bigint;
  pending: bigint;
  counterparty: string | null;
}

/** An invoice may be credited in parts: their references begin with it. */
const invoiceId = sql`split_part(t.reference, ':', 1)`;
const isPayment = sql`t.kind in ('deposit', 'withdrawal-hold', 'withdrawal-pay', 'withdrawal-return')`;

const select = sql`
  select t.id, t.account_id as "accountId", t.kind, ${invoiceId} as "invoiceId", min(l.currency) as currency,
    coalesce(sum(e.amount) filter (where l.account_id is not null), 0)::bigint as total,
    coalesce(sum(e.amount) filter (where l.pocket = 'pending'), 0)::bigint as pending, min(l.counterparty) as counterparty
  from wallet.transfer t
  left join wallet.entry e on e.transfer_id = t.id left join wallet.ledger_account l on l.id = e.ledger_id
  where ${isPayment}`;

/** Booked since then, by the database's clock. */
export async function paymentTransfersSince(db: Queryable, since: Date): Promise<PaymentTransfer[]> {
  return db.all(sql<PaymentTransfer>`${select} and t.created_at >= ${since} group by t.id`);
}

/** All of them in pages, in the order of their ids. */
export async function paymentTransfersAfter(db: Queryable, id: string, limit: number): Promise<PaymentTransfer[]> {
  return db.all(sql<PaymentTransfer>`${select} and t.id > ${id} group by t.id order by t.id limit ${limit}`);
}

/** Everything that was booked on these accounts for these invoices. */
export async function paymentTransfersOf(
  db: Queryable,
  invoices: readonly { id: string; accountId: string }[],
): Promise<PaymentTransfer[]> {
  const [ids, accounts] = [invoices.map(({ id }) => id), [...new Set(invoices.map(({ accountId }) => accountId))]];
  return db.all(
    sql<PaymentTransfer>`${select} and t.account_id = any(${accounts}::uuid[]) and ${invoiceId} = any(${ids}::text[]) group by t.id`,
  );
}
