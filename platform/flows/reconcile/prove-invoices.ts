import type { Queryable } from '#kernel';
import { invoicesAfter, invoicesByIds, invoicesChangedSince, type InvoiceRow } from '#modules/payment';
import { paymentTransfersAfter, paymentTransfersOf, paymentTransfersSince, type PaymentTransfer } from '#modules/wallet';
import { compareInvoice, orphan } from './compare-invoice.ts';
import type { Finding } from '#modules/reconcile';

const pageSize = 1_000;
const beforeAll = '00000000-0000-0000-0000-000000000000';

/** Invoices that changed, and those that transfers named, since these moments. Needs one snapshot. */
export async function proveRecentInvoices(tx: Queryable, since: { invoices: Date; transfers: Date }): Promise<Finding[]> {
  const [changed, transfers] = [await tx.all(invoicesChangedSince(since.invoices)), await tx.all(paymentTransfersSince(since.transfers))];
  const { named, orphans } = await findNamed(tx, transfers);
  const invoices = new Map([...changed, ...named].map((each) => [each.id, each]));
  return [...orphans.map(orphan), ...(await compare(tx, [...invoices.values()]))];
}

/** All invoices and all transfers of deposits and withdrawals, page by page. Needs one snapshot. */
export async function proveAllInvoices(tx: Queryable): Promise<Finding[]> {
  const findings: Finding[] = [];
  for await (const invoices of pages((after) => tx.all(invoicesAfter(after, pageSize)))) findings.push(...(await compare(tx, invoices)));
  for await (const transfers of pages((after) => tx.all(paymentTransfersAfter(after, pageSize)))) {
    findings.push(...(await findNamed(tx, transfers)).orphans.map(orphan));
  }
  return findings;
}

async function* pages<Row extends { id: string }>(read: (after: string) => Promise<Row[]>): AsyncGenerator<Row[]> {
  for (let page = await read(beforeAll); page.length > 0; page = await read(page.at(-1)!.id)) yield page;
}

async function compare(tx: Queryable, invoices: readonly InvoiceRow[]): Promise<Finding[]> {
  if (invoices.length === 0) return [];
  const booked = Map.groupBy(await tx.all(paymentTransfersOf(invoices.map(({ id }) => id))), ({ invoiceId }) => invoiceId);
  return invoices.flatMap((invoice) => {
    const own = (booked.get(invoice.id) ?? []).filter(({ accountId }) => accountId === invoice.accountId);
    return compareInvoice(invoice, own);
  });
}

async function findNamed(
  tx: Queryable,
  transfers: readonly PaymentTransfer[],
): Promise<{ named: InvoiceRow[]; orphans: PaymentTransfer[] }> {
  if (transfers.length === 0) return { named: [], orphans: [] };
  const named = await tx.all(invoicesByIds([...new Set(transfers.map(({ invoiceId }) => invoiceId))]));
  const accountOf = new Map(named.map(({ id, accountId }) => [id, accountId]));
  return { named, orphans: transfers.filter(({ invoiceId, accountId }) => accountOf.get(invoiceId) !== accountId) };
}
