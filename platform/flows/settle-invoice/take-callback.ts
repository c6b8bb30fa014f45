import { AppError, type Kernel } from '#kernel';
import { findInvoice } from '#modules/payment';
import { paymentProvider, type Callback } from '#partners/payment/index.ts';
import { askProvider } from './ask-provider.ts';
import { settleInvoice } from './settle-invoice.ts';

/** What a provider's callback says, once its proof holds; nothing when it names no payment. Throws notFound, and whatever the proof throws. */
export async function readCallback(
  kernel: Kernel,
  identity: string,
  headers: Readonly<Record<string, unknown>>,
  rawBody: string,
): Promise<Callback | undefined> {
  if (!Object.hasOwn(kernel.config.partners.payment, identity)) throw new AppError('notFound', 'no such provider');
  return paymentProvider(kernel, identity).readCallback(headers, rawBody);
}

/** A report is settled as it stands; after a hint the provider is asked, and its answer is settled. Throws whatever the settlement throws. */
export async function takeCallback(kernel: Kernel, identity: string, { kind, reference, report }: Callback): Promise<void> {
  if (report) return settleInvoice(kernel, { ...report, kind, reference }, identity);
  const invoice = await findInvoice(kernel.db, reference);
  // Another provider's invoice is unknown to this one.
  if (invoice?.provider !== identity) throw new AppError('paymentUnknown', 'no such invoice');
  await askProvider(kernel, invoice);
}
