import { invoiceStatus, type Invoice } from '@verdigale/contract';
import { AppError, type Kernel } from '#kernel';
import { changeInvoice, lockInvoice, viewInvoice, viewInvoicePush, type InvoiceRow } from '#modules/payment';
import { lockAccount } from '#modules/wallet';
import { cancelJob, declinedByPlayer } from './cancel-payment.ts';

/**
 * The player gives a pending deposit up, and its provider is asked to end it. No money moves; what arrives afterwards all the same is
 * judged as any deposit. Throws invoiceNotDeclinable for a deposit that has ended, or of which a part has arrived. (W 4)
 */
export async function declineDeposit({ db, clock, events, jobs }: Kernel, { id, accountId, playerId }: InvoiceRow): Promise<Invoice> {
  return db.transaction(async (tx) => {
    await lockAccount(tx, accountId);
    const invoice = await tx.one(lockInvoice(id));
    if (invoice.status !== invoiceStatus.pending || invoice.received) {
      throw new AppError('invoiceNotDeclinable', 'this invoice can no longer be declined');
    }
    const after = changeInvoice(tx, invoice, { status: invoiceStatus.rejected, statusResult: declinedByPlayer }, clock.now());
    await jobs.enqueue(tx, cancelJob, { invoiceId: id });
    events.emit(tx, { topic: 'invoice.deposit.updated', playerId, payload: { invoice: viewInvoicePush(after) } });
    return viewInvoice(after);
  });
}
