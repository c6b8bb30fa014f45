import { invoiceStatus, invoiceType, type Invoice, type InvoicePush } from '@verdigale/contract';
import { formatDecimal, money, toWire, type Money } from '@verdigale/money';
import { validate } from 'uuid';
import { newId, type Queryable, type Transaction } from '#kernel';
import { insertCredit, insertInvoiceRow, invoiceById, updateInvoice, type InvoiceRow } from './invoice.sql.ts';

export type { InvoiceRow };

/** The values of a new invoice. */
export type NewInvoice = Pick<
  InvoiceRow,
  'playerId' | 'accountId' | 'type' | 'amount' | 'currency' | 'exponent' | 'method' | 'methodName' | 'provider' | 'fields' | 'createdAt'
> &
  Partial<Pick<InvoiceRow, 'received' | 'returnUrls' | 'bonusChoice' | 'expiresAt'>>;

/** Queues the insert of a pending invoice and returns the invoice. */
export function insertInvoice(tx: Transaction, begun: NewInvoice): InvoiceRow {
  const invoice: InvoiceRow = {
    received: null,
    returnUrls: null,
    bonusChoice: null,
    expiresAt: null,
    ...begun,
    id: newId(),
    status: invoiceStatus.pending,
    statusResult: '',
    requested: begun.amount,
    held: 0n,
    returned: 0n,
    providerReference: null,
    publicData: null,
    successNumber: null,
    payoutStartedAt: null,
    updatedAt: begun.createdAt,
  };
  tx.write(insertInvoiceRow(invoice));
  return invoice;
}

/** Ids need not be well formed: they come from elsewhere. */
export async function findInvoice(db: Queryable, id: string): Promise<InvoiceRow | undefined> {
  return validate(id) ? db.maybe(invoiceById(id)) : undefined;
}

export type InvoiceChange = Partial<
  Pick<
    InvoiceRow,
    | 'status'
    | 'statusResult'
    | 'amount'
    | 'received'
    | 'held'
    | 'returned'
    | 'providerReference'
    | 'publicData'
    | 'successNumber'
    | 'payoutStartedAt'
    | 'bonusChoice'
    | 'expiresAt'
  >
>;

const creditedOf = ({ type, status, amount }: InvoiceRow) =>
  type === invoiceType.deposit && status === invoiceStatus.success ? amount : 0n;

/** Queues the change, and what it credits with the moment of it; returns the invoice after it. */
export function changeInvoice(tx: Transaction, invoice: InvoiceRow, change: InvoiceChange, now: Date): InvoiceRow {
  const after = { ...invoice, ...change, updatedAt: now };
  tx.write(updateInvoice(after));
  const credited = creditedOf(after) - creditedOf(invoice);
  if (credited > 0n) tx.write(insertCredit(after, credited));
  return after;
}

export const sumOf = ({ amount, currency }: Pick<InvoiceRow, 'amount' | 'currency'>): Money => money(amount, currency);

const currencyOf = ({ currency, exponent }: InvoiceRow) => ({ code: currency, exponent });

const wireAmount = (row: InvoiceRow) => toWire(sumOf(row), currencyOf(row));

/** A sum in the invoice's currency as `publicData` carries it: main units, as text. */
export function publicSum(row: InvoiceRow, sum: Money): string {
  return formatDecimal(sum, currencyOf(row));
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
    number: row.successNumber,
    publicData: row.publicData,
  };
}

/** What the socket sends the player when the invoice changes. */
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
    publicData: shownData(row),
  };
}

/**
 * What there is to show; null before. Clients stop waiting for the code of a pending deposit at the first data that comes with it, and
 * when the payment expires is nothing to show.
 */
function shownData({ publicData }: InvoiceRow): InvoicePush['publicData'] {
  const hasNothing = !publicData || Object.keys(publicData).every((key) => key === 'expiresAt');
  return hasNothing ? null : { qr: '', url: '', ...publicData };
}
