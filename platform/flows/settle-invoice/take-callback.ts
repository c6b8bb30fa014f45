import { AppError, type Kernel } from '#kernel';
import { findInvoice } from '#modules/payment';
import { paymentProvider } from '#partners/payment/index.ts';
import { askProvider } from './ask-provider.ts';
import { settleInvoice } from './settle-invoice.ts';

/**
 * Takes a provider's callback. A report is settled as it stands; after a hint the provider is asked, and its answer is
 * settled. Throws notFound for an unknown provider, and whatever the proof or the settlement throws.
 */
export async function takeCallback(
  kernel: Kernel,
  identity: string,
  headers: Readonly<Record<string, unknown>>,
  rawBody: string,
): Promise<void> {
  if (!Object.hasOwn(kernel.config.partners.payment, identity)) throw new AppError('notFound', 'no such provider');
  const callback = await paymentProvider(kernel, identity).readCallback(headers, rawBody);
  if (!callback) return;
  const { kind, reference, report } = callback;
  if (report) return settleInvoice(kernel, { ...report, kind, reference }, identity);
  const invoice = await findInvoice(kernel.db, reference);
  // Another provider's invoice is unknown to this one.
  if (invoice?.provider !== identity) throw new AppError('paymentUnknown', 'no such invoice');
  await askProvider(kernel, invoice);
}
