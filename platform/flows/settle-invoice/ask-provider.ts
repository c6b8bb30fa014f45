import { invoiceStatus, invoiceType } from '@verdigale/contract';
import type { Kernel } from '#kernel';
import { findInvoice, watchInvoice, type InvoiceRow } from '#modules/payment';
import { paymentProvider } from '#partners/payment/index.ts';
import { expireInvoice } from './expire-invoice.ts';
import { settleInvoice } from './settle-invoice.ts';

/**
 * Asks the provider about a pending invoice and settles what it says. What is still pending then is asked for again later,
 * or expires when its time is over. May run twice: asking changes nothing by itself.
 */
export async function askSilentProvider(kernel: Kernel, { invoiceId, turn }: { invoiceId: string; turn: number }): Promise<void> {
  const invoice = await findPending(kernel, invoiceId);
  if (!invoice) return;
  await askProvider(kernel, invoice).catch((error: unknown) =>
    kernel.log.warn({ err: error, invoiceId }, 'a silent invoice could not be settled'),
  );
  const left = await findPending(kernel, invoiceId);
  if (!left || (await expireInvoice(kernel, left))) return;
  await kernel.db.transaction((tx) => watchInvoice(tx, kernel, left, turn + 1));
}

async function findPending({ db }: Kernel, id: string): Promise<InvoiceRow | undefined> {
  const invoice = await findInvoice(db, id);
  return invoice?.status === invoiceStatus.pending ? invoice : undefined;
}

/** Settles what the provider says when it is asked about this invoice. */
export async function askProvider(
  kernel: Kernel,
  { id: reference, provider, providerReference, type, currency, exponent }: InvoiceRow,
): Promise<void> {
  const kind = type === invoiceType.deposit ? 'payment' : 'payout';
  const report = await paymentProvider(kernel, provider).findReport(kind, { reference, providerReference, currency, exponent });
  if (report) await settleInvoice(kernel, { ...report, reference, kind }, provider);
}
