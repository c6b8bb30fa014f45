import { invoiceStatus, invoiceType } from '@verdigale/contract';
import { AppError, type Kernel, type Transaction } from '#kernel';
import { changeInvoice, countSuccessfulDeposits, findInvoice, lockInvoice, viewInvoicePush, type InvoiceRow } from '#modules/payment';
import { lockAccount, postTransfer, type LockedAccount } from '#modules/wallet';
import type { PaymentState } from '#partners/payment/index.ts';
import { nextStep, type Step } from './next-status.ts';

/** What a provider says of one of our invoices, by callback or when asked. */
export interface Report {
  reference: string;
  kind: 'payment' | 'payout';
  providerReference: string;
  state: PaymentState;
  amount: bigint;
  currency: string;
  reason?: string | undefined;
}

/** What a transfer does to the pockets. */
const changesOf = {
  deposit: (amount: bigint) => ({ real: amount }),
  'withdrawal-pay': (amount: bigint) => ({ pending: -amount }),
  'withdrawal-return': (amount: bigint) => ({ pending: -amount, real: amount }),
};

/**
 * Brings an invoice to what its provider reports, with the money that goes with it, in one transaction; the same report
 * again changes nothing. Throws paymentUnknown, paymentAmountMismatch (never credits another sum than was asked),
 * paymentStateConflict.
 */
export async function settleInvoice(kernel: Kernel, report: Report, provider: string): Promise<void> {
  const found = await findInvoice(kernel.db, report.reference);
  const kind = found?.type === invoiceType.deposit ? 'payment' : 'payout';
  // Another provider's invoice is unknown to this one: its secret proves nothing about it.
  if (!found || kind !== report.kind || found.provider !== provider) throw new AppError('paymentUnknown', 'no such invoice');
  if (found.currency !== report.currency || found.amount !== report.amount) {
    throw new AppError('paymentAmountMismatch', `the invoice is over ${found.amount} ${found.currency}`);
  }
  await kernel.db.transaction(async (tx) => {
    const account = await lockAccount(tx, found.accountId);
    if (!account) throw new Error('an invoice without an account');
    const invoice = await lockInvoice(tx, found.id);
    const step = nextStep(invoice.type, invoice.status, report.state);
    if (step) await takeStep(kernel, tx, account, invoice, step, report);
  });
}

async function takeStep(
  kernel: Kernel,
  tx: Transaction,
  account: LockedAccount,
  invoice: InvoiceRow,
  step: Step | 'reject',
  report: Report,
): Promise<void> {
  const { providerReference, reason: statusResult = '' } = report;
  const isDeposit = invoice.type === invoiceType.deposit;
  if (step !== 'reject') {
    postTransfer(tx, kernel, account, {
      kind: step.transfer,
      reference: invoice.id,
      changes: changesOf[step.transfer](invoice.amount),
      counterparty: step.transfer === 'withdrawal-return' ? null : `payment:${invoice.provider}`,
    });
  }
  const status = step === 'reject' ? invoiceStatus.rejected : step.status;
  const successNumber = isDeposit && status === invoiceStatus.success ? (await countSuccessfulDeposits(tx, invoice.playerId)) + 1 : null;
  const after = changeInvoice(tx, invoice, { status, statusResult, providerReference, successNumber }, kernel.clock.now());
  kernel.events.emit(tx, {
    topic: isDeposit ? 'invoice.deposit.updated' : 'invoice.withdrawal.updated',
    playerId: invoice.playerId,
    payload: { invoice: viewInvoicePush(after) },
  });
}
