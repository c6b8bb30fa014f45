import { invoiceStatus, type Invoice } from '@verdigale/contract';
import { AppError, type Kernel } from '#kernel';
import { changeInvoice, lockInvoice, viewInvoice, viewInvoicePush, type InvoiceRow } from '#modules/payment';
import { lockAccount, postTransfer } from '#modules/wallet';

/**
 * The player takes a pending withdrawal back before the provider was asked to pay it. Throws invoiceNotDeclinable once it has
 * ended or its payout has started. (W 4)
 */
export async function declineWithdrawal(kernel: Kernel, { id, accountId, playerId }: InvoiceRow): Promise<Invoice> {
  return kernel.db.transaction(async (tx) => {
    const account = await lockAccount(tx, accountId);
    const invoice = await lockInvoice(tx, id);
    const isDeclinable = invoice.status === invoiceStatus.pending && !invoice.payoutStartedAt;
    if (!account || !isDeclinable) throw new AppError('invoiceNotDeclinable', 'this invoice can no longer be declined');
    postTransfer(tx, kernel, account, {
      kind: 'withdrawal-return',
      reference: invoice.id,
      changes: { pending: -invoice.amount, real: invoice.amount },
      counterparty: null,
    });
    const after = changeInvoice(tx, invoice, { status: invoiceStatus.rejected, statusResult: 'declined-by-player' }, kernel.clock.now());
    kernel.events.emit(tx, { topic: 'invoice.withdrawal.updated', playerId, payload: { invoice: viewInvoicePush(after) } });
    return viewInvoice(after);
  });
}
