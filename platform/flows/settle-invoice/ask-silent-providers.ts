import { invoiceType } from '@verdigale/contract';
import type { Kernel } from '#kernel';
import { findSilentInvoices, type InvoiceRow } from '#modules/payment';
import { paymentProvider } from '#partners/payment/index.ts';
import { settleInvoice } from './settle-invoice.ts';

/** A callback that did not come within this time is asked for. */
const silenceMs = 2 * 60_000;
const batchSize = 100;

/** Asks the providers about pending invoices that they are silent about, and settles what they say. */
export async function askSilentProviders(kernel: Kernel): Promise<void> {
  const before = new Date(kernel.clock.now().getTime() - silenceMs);
  for (const invoice of await findSilentInvoices(kernel.db, before, batchSize)) {
    await askProvider(kernel, invoice).catch((error: unknown) =>
      kernel.log.warn({ err: error, invoiceId: invoice.id }, 'a silent invoice could not be settled'),
    );
  }
}

/** Settles what the provider says when it is asked about this invoice. */
export async function askProvider(kernel: Kernel, { id: reference, provider, type, currency, exponent }: InvoiceRow): Promise<void> {
  const kind = type === invoiceType.deposit ? 'payment' : 'payout';
  const report = await paymentProvider(kernel, provider).findReport(kind, { reference, currency, exponent });
  if (report) await settleInvoice(kernel, { ...report, reference, kind }, provider);
}
