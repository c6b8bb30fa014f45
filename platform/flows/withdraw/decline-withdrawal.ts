import { invoiceStatus, type Invoice } from '@verdigale/contract';
import { AppError, type Kernel } from '#kernel';
import { lockInvoice, viewInvoice, type InvoiceRow } from '#modules/payment';
import { closeReview } from '#modules/risk';
import { lockAccount } from '#modules/wallet';
import { returnMoney } from './return-money.ts';

/**
 * The player takes a pending withdrawal back before the provider was asked to pay it. Throws withdrawalFinal where the brand or
 * the law forbids it (RTS 14B), invoiceNotDeclinable once it has ended or its payout has started. Nothing is published of it but the balance:
 * clients show a withdrawal that ends with status 3 as one that failed. (W 4)
 */
export async function declineWithdrawal(kernel: Kernel, { id, accountId }: InvoiceRow): Promise<Invoice> {
  const { withdrawals, protection } = kernel.config;
  if (!withdrawals.isCancelable || !protection.isWithdrawalCancelable)
    throw new AppError('withdrawalFinal', 'a withdrawal is final once it is asked for');
  return kernel.db.transaction(async (tx) => {
    const account = await lockAccount(tx, accountId);
    const invoice = await tx.one(lockInvoice(id));
    const isDeclinable = invoice.status === invoiceStatus.pending && !invoice.payoutStartedAt;
    if (!account || !isDeclinable) throw new AppError('invoiceNotDeclinable', 'this invoice can no longer be declined');
    tx.write(closeReview(invoice.id, { status: 'taken-back', at: kernel.clock.now() }));
    return viewInvoice(returnMoney(tx, kernel, { account, invoice, statusResult: 'declined-by-player' }));
  });
}
