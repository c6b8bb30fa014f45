import type { Kernel } from '#kernel';
import { changeInvoice, findInvoice, lockInvoice } from '#modules/payment';
import { PaymentRefused, paymentProvider } from '#partners/payment/index.ts';

export const cancelJob = 'payment.cancel';
export const declinedByPlayer = 'declined-by-player';

/**
 * Asks the provider to end a payment that its player gave up. Once it has, nothing can come of it any more, so it no longer counts against
 * a deposit limit. Where it will not, the payment runs out by itself. May run twice.
 */
export async function cancelPayment(kernel: Kernel, { invoiceId }: { invoiceId: string }): Promise<void> {
  const { db, clock } = kernel;
  const invoice = await findInvoice(db, invoiceId);
  if (invoice?.statusResult !== declinedByPlayer) return;
  const provider = paymentProvider(kernel, invoice.provider);
  if (!provider.cancelPayment) return;
  try {
    await provider.cancelPayment(invoice.id);
  } catch (error) {
    if (error instanceof PaymentRefused) return;
    throw error;
  }
  await db.transaction(async (tx) => {
    const after = await tx.one(lockInvoice(invoiceId));
    if (after.statusResult === declinedByPlayer) changeInvoice(tx, after, { expiresAt: clock.now() }, clock.now());
  });
}
