import { invoiceType, type Invoice } from '@verdigale/contract';
import { AppError, mount, type Kernel, type Module } from '#kernel';
import { findInvoice } from '#modules/payment';
import { declineWithdrawal } from '../withdraw/index.ts';
import { cancelJob, cancelPayment } from './cancel-payment.ts';
import { declineDeposit } from './decline-deposit.ts';

/** The player takes a pending invoice back. Throws notFound for another player's, invoiceNotDeclinable. (W 4) */
async function declineInvoice(kernel: Kernel, invoiceId: string, playerId: string): Promise<Invoice> {
  const invoice = await findInvoice(kernel.db, invoiceId);
  if (invoice?.playerId !== playerId) throw new AppError('notFound', 'no such invoice');
  return invoice.type === invoiceType.deposit ? declineDeposit(kernel, invoice) : declineWithdrawal(kernel, invoice);
}

export const declineInvoiceFlow: Module = {
  name: 'decline-invoice',
  routes(app, kernel) {
    mount(app, 'payment.invoices.decline', ({ params, principal }) => declineInvoice(kernel, params.id, principal.playerId), {
      isMoney: true,
    });
  },
  setup(kernel) {
    kernel.jobs.define<{ invoiceId: string }>(cancelJob, (data) => cancelPayment(kernel, data));
  },
};
