import { invoiceStatus } from '@verdigale/contract';
import type { Kernel } from '#kernel';
import { changeInvoice, lockInvoice, viewInvoicePush, type InvoiceRow } from '#modules/payment';

/**
 * Ends a pending payment whose time is over and of which nothing has arrived; true when it did so. Money that comes later is
 * credited all the same. The end of an address is not published: nobody promised to pay there.
 */
export async function expireInvoice({ db, clock, events }: Kernel, { id, playerId }: InvoiceRow): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [invoice, now] = [await tx.one(lockInvoice(id)), clock.now()];
    const isOver = invoice.expiresAt !== null && invoice.expiresAt <= now;
    if (!isOver || invoice.status !== invoiceStatus.pending || invoice.received) return false;
    const after = changeInvoice(tx, invoice, { status: invoiceStatus.rejected, statusResult: 'expired' }, now);
    if (invoice.received === null)
      events.emit(tx, { topic: 'invoice.deposit.updated', playerId, payload: { invoice: viewInvoicePush(after) } });
    return true;
  });
}
