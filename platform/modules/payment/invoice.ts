import { invoiceStatus, type Invoice, type InvoicePush, type InvoiceStatus, type InvoiceType } from '@verdigale/contract';
import { money, toWire } from '@verdigale/money';
import { sql } from 'kysely';
import type { Queryable, Transaction } from '#kernel';

export interface InvoiceRow {
  id: string;
  playerId: string;
  accountId: string;
  type: InvoiceType;
  status: InvoiceStatus;
  statusResult: string;
  amount: bigint;
  currency: string;
  exponent: number;
  method: string;
  methodName: string;
  provider: string;
  providerReference: string | null;
  fields: Record<string, string>;
  returnUrls: { success: string; error: string; pending: string } | null;
  publicData: Record<string, string> | null;
  successNumber: number | null;
  payoutStartedAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
}

const columns = sql`id, player_id as "playerId", account_id as "accountId", type, status, status_result as "statusResult", amount, currency, exponent,
  method, method_name as "methodName", provider, provider_reference as "providerReference", fields, return_urls as "returnUrls",
  public_data as "publicData", success_number as "successNumber", payout_started_at as "payoutStartedAt", created_at as "createdAt", updated_at as "updatedAt"`;

export function insertInvoice(tx: Transaction, invoice: InvoiceRow): void {
  tx.write(sql`insert into payment.invoice
    (id, player_id, account_id, type, status, amount, currency, exponent, method, method_name, provider, fields, return_urls, created_at, updated_at)
    values (${invoice.id}, ${invoice.playerId}, ${invoice.accountId}, ${invoice.type}, ${invoice.status}, ${invoice.amount}, ${invoice.currency},
      ${invoice.exponent}, ${invoice.method}, ${invoice.methodName}, ${invoice.provider}, ${JSON.stringify(invoice.fields)}::jsonb,
      ${JSON.stringify(invoice.returnUrls)}::jsonb, ${invoice.createdAt}, ${invoice.updatedAt})`);
}

export async function findInvoice(db: Queryable, id: string): Promise<InvoiceRow | undefined> {
  return db.maybe(sql<InvoiceRow>`select ${columns} from payment.invoice where id::text = ${id}`);
}

/** The invoice as it is after the account's lock, which every change of it holds. */
export async function lockInvoice(tx: Transaction, id: string): Promise<InvoiceRow> {
  return tx.one(sql<InvoiceRow>`select ${columns} from payment.invoice where id = ${id} for update`);
}

export async function countSuccessfulDeposits(db: Queryable, playerId: string): Promise<number> {
  const { n } = await db.one(
    sql<{
      n: number;
    }>`select count(*)::int as n from payment.invoice where player_id = ${playerId} and type = 1 and status = ${invoiceStatus.success}`,
  );
  return n;
}

export type InvoiceChange = Partial<
  Pick<InvoiceRow, 'status' | 'statusResult' | 'providerReference' | 'publicData' | 'successNumber' | 'payoutStartedAt'>
>;

/** Queues the change and gives the invoice as it will be. */
export function changeInvoice(tx: Transaction, invoice: InvoiceRow, change: InvoiceChange, now: Date): InvoiceRow {
  const after = { ...invoice, ...change, updatedAt: now };
  tx.write(sql`update payment.invoice set status = ${after.status}, status_result = ${after.statusResult}, provider_reference = ${after.providerReference},
    public_data = ${after.publicData && JSON.stringify(after.publicData)}::jsonb, success_number = ${after.successNumber},
    payout_started_at = ${after.payoutStartedAt}, updated_at = ${now} where id = ${invoice.id}`);
  return after;
}

export interface InvoiceFilter {
  playerId: string;
  from?: string | undefined;
  to?: string | undefined;
  type?: number | undefined;
  status?: number | undefined;
  currency?: string | undefined;
}

export async function findInvoices(
  db: Queryable,
  filter: InvoiceFilter,
  page: { offset: number; limit: number },
): Promise<{ rows: InvoiceRow[]; total: number }> {
  const where = sql`player_id = ${filter.playerId}
    and (${filter.from ?? null}::timestamptz is null or created_at >= ${filter.from ?? null}::timestamptz)
    and (${filter.to ?? null}::timestamptz is null or created_at <= ${filter.to ?? null}::timestamptz)
    and (${filter.type ?? null}::int is null or type = ${filter.type ?? null}::int)
    and (${filter.status ?? null}::int is null or status = ${filter.status ?? null}::int)
    and (${filter.currency ?? null}::text is null or currency = ${filter.currency ?? null}::text)`;
  const [rows, { total }] = await Promise.all([
    db.all(
      sql<InvoiceRow>`select ${columns} from payment.invoice where ${where} order by created_at desc, id desc limit ${page.limit} offset ${page.offset}`,
    ),
    db.one(sql<{ total: number }>`select count(*)::int as total from payment.invoice where ${where}`),
  ]);
  return { rows, total };
}

/** Pending invoices of which nothing was heard since `before`: the provider is asked. */
export async function findSilentInvoices(db: Queryable, before: Date, limit: number): Promise<InvoiceRow[]> {
  return db.all(
    sql<InvoiceRow>`select ${columns} from payment.invoice where status = ${invoiceStatus.pending} and updated_at < ${before} order by updated_at limit ${limit}`,
  );
}

const wireAmount = ({ amount, currency, exponent }: InvoiceRow) => toWire(money(amount, currency), { code: currency, exponent });

export function viewInvoice(row: InvoiceRow): Invoice {
  const amount = wireAmount(row);
  return {
    id: row.id,
    amount,
    currency: row.currency,
    transactionAmount: amount,
    transactionCurrency: row.currency,
    status: row.status,
    statusResult: row.statusResult,
    invoiceType: row.type,
    paymentMethod: row.methodName,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    publicData: row.publicData,
  };
}

export function viewInvoicePush(row: InvoiceRow): InvoicePush {
  return {
    id: row.id,
    playerId: row.playerId,
    amount: wireAmount(row),
    currency: row.currency,
    paymentMethod: row.methodName,
    status: row.status,
    createdAt: row.createdAt.toISOString(),
    number: row.successNumber,
    publicData: row.publicData,
  };
}
