import { invoiceStatus, invoiceType, type Invoice } from '@verdigale/contract';
import { AppError, type Kernel } from '#kernel';
import { changeInvoice, findInvoice, lockInvoice, viewInvoice, viewInvoicePush } from '#modules/payment';
import { lockAccount, postTransfer } from '#modules/wallet';

/**
 * The player takes a pending withdrawal back before the provider was asked to pay it. Throws notFound for another player's
 * invoice, invoiceNotDeclinable for anything else than a pending withdrawal whose payout has not started. (W 4)
 */
export async function declineWithdrawal(kernel: Kernel, invoiceId: string, playerId: string): Promise<Invoice> {
  const found = await findInvoice(kernel.db, invoiceId);
  if (found?.playerId !== playerId) throw new AppError('notFound', 'no such invoice');
  return kernel.db.transaction(async (tx) => {
    const account = await lockAccount(tx, found.accountId);
    const invoice = await lockInvoice(tx, found.id);
    const isDeclinable = invoice.type === invoiceType.withdrawal && invoice.status === invoiceStatus.pending && !invoice.payoutStartedAt;
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
