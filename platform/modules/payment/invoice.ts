import { invoiceStatus, type Invoice, type InvoicePush, type InvoiceStatus, type InvoiceType } from '@verdigale/contract';
import { formatDecimal, money, toWire } from '@verdigale/money';
import { sql } from 'kysely';
import { validate } from 'uuid';
import { newId, type Queryable, type Transaction } from '#kernel';

export interface InvoiceRow {
  id: string;
  playerId: string;
  accountId: string;
  type: InvoiceType;
  status: InvoiceStatus;
  statusResult: string;
  /** What was credited; before that, what was asked for. */
  amount: bigint;
  /** What the provider was asked for. */
  requested: bigint;
  /** Null unless the money goes to an address: then all that has arrived there. */
  received: bigint | null;
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
  /** When a payment is no longer waited for. */
  expiresAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
}

export const invoiceColumns = sql`id, player_id as "playerId", account_id as "accountId", type, status, status_result as "statusResult", amount, requested, received, currency, exponent,
  method, method_name as "methodName", provider, provider_reference as "providerReference", fields, return_urls as "returnUrls",
  public_data as "publicData", success_number as "successNumber", payout_started_at as "payoutStartedAt",
  expires_at as "expiresAt", created_at as "createdAt", updated_at as "updatedAt"`;

/** What an invoice begins with. */
export type NewInvoice = Pick<
  InvoiceRow,
  'playerId' | 'accountId' | 'type' | 'amount' | 'currency' | 'exponent' | 'method' | 'methodName' | 'provider' | 'fields' | 'createdAt'
> &
  Partial<Pick<InvoiceRow, 'received' | 'returnUrls' | 'expiresAt'>>;

/** Queues a pending invoice and gives it as it will be. */
export function insertInvoice(tx: Transaction, begun: NewInvoice): InvoiceRow {
  const invoice: InvoiceRow = {
    received: null,
    returnUrls: null,
    expiresAt: null,
    ...begun,
    id: newId(),
    status: invoiceStatus.pending,
    statusResult: '',
    requested: begun.amount,
    providerReference: null,
    publicData: null,
    successNumber: null,
    payoutStartedAt: null,
    updatedAt: begun.createdAt,
  };
  tx.write(sql`insert into payment.invoice
    (id, player_id, account_id, type, status, amount, requested, received, currency, exponent, method, method_name, provider, fields, return_urls,
      expires_at, created_at, updated_at)
    values (${invoice.id}, ${invoice.playerId}, ${invoice.accountId}, ${invoice.type}, ${invoice.status}, ${invoice.amount}, ${invoice.requested},
      ${invoice.received}, ${invoice.currency}, ${invoice.exponent}, ${invoice.method}, ${invoice.methodName}, ${invoice.provider},
      ${JSON.stringify(invoice.fields)}::jsonb, ${JSON.stringify(invoice.returnUrls)}::jsonb, ${invoice.expiresAt}, ${invoice.createdAt},
      ${invoice.updatedAt})`);
  return invoice;
}

/** Ids need not be well formed: they come from elsewhere. */
export async function findInvoice(db: Queryable, id: string): Promise<InvoiceRow | undefined> {
  return validate(id) ? db.maybe(sql<InvoiceRow>`select ${invoiceColumns} from payment.invoice where id = ${id}`) : undefined;
}

/** These invoices, in no order. */
export async function findInvoices(db: Queryable, ids: readonly string[]): Promise<InvoiceRow[]> {
  return db.all(sql<InvoiceRow>`select ${invoiceColumns} from payment.invoice where id = any(${ids})`);
}

/** The pending invoice whose address this account has for the method in this network. */
export async function findOpenAddress(
  db: Queryable,
  { accountId, method, fields }: Pick<InvoiceRow, 'accountId' | 'method' | 'fields'>,
): Promise<InvoiceRow | undefined> {
  return db.maybe(sql<InvoiceRow>`select ${invoiceColumns} from payment.invoice where account_id = ${accountId} and method = ${method}
    and coalesce(fields ->> 'crypto_network', '') = ${fields.crypto_network ?? ''} and status = ${invoiceStatus.pending} and received is not null`);
}

/** The invoice as it is after the account's lock, which every change of it holds. */
export async function lockInvoice(tx: Transaction, id: string): Promise<InvoiceRow> {
  return tx.one(sql<InvoiceRow>`select ${invoiceColumns} from payment.invoice where id = ${id} for update`);
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
  Pick<
    InvoiceRow,
    | 'status'
    | 'statusResult'
    | 'amount'
    | 'received'
    | 'providerReference'
    | 'publicData'
    | 'successNumber'
    | 'payoutStartedAt'
    | 'expiresAt'
  >
>;

/** Queues the change and gives the invoice as it will be. */
export function changeInvoice(tx: Transaction, invoice: InvoiceRow, change: InvoiceChange, now: Date): InvoiceRow {
  const after = { ...invoice, ...change, updatedAt: now };
  tx.write(sql`update payment.invoice set status = ${after.status}, status_result = ${after.statusResult}, amount = ${after.amount}, received = ${after.received},
    provider_reference = ${after.providerReference}, public_data = ${after.publicData && JSON.stringify(after.publicData)}::jsonb, success_number = ${after.successNumber},
    payout_started_at = ${after.payoutStartedAt}, expires_at = ${after.expiresAt}, updated_at = ${now} where id = ${invoice.id}`);
  return after;
}

const wireAmount = ({ amount, currency, exponent }: InvoiceRow) => toWire(money(amount, currency), { code: currency, exponent });

/** A sum in the invoice's currency as `publicData` carries it: main units, as text. */
export function publicSum({ currency, exponent }: InvoiceRow, amount: bigint): string {
  return formatDecimal(money(amount, currency), { code: currency, exponent });
}

/** With the method's name in another language where that is known. */
export function viewInvoice(row: InvoiceRow, methodName = row.methodName): Invoice {
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
    paymentMethod: methodName,
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
