import { invoiceStatus, invoiceType } from '@verdigale/contract';
import { negate, type Money } from '@verdigale/money';
import { AppError, settle, type Kernel, type Transaction } from '#kernel';
import {
  changeInvoice,
  successfulDeposits,
  findInvoice,
  judgeArrival,
  lockInvoice,
  sumOf,
  viewInvoicePush,
  type InvoiceChange,
  type InvoiceRow,
} from '#modules/payment';
import { awardDeposit } from '#modules/bonus';
import { requireTurnOver } from '#modules/risk';
import { lockAccount, postTransfer, type LockedAccount } from '#modules/wallet';
import type { ProviderReport } from '#partners/payment/index.ts';
import { holdDeposit } from '../held-money/index.ts';
import { nextStep, type Step } from './next-step.ts';
import { progressOf } from './progress.ts';

/** What a provider says about one of our invoices, by callback or when asked. */
export interface Report extends ProviderReport {
  reference: string;
  kind: 'payment' | 'payout';
}

/** What a transfer does to the pockets. */
const changesOf = {
  deposit: (sum: Money) => ({ real: sum }),
  'withdrawal-pay': (sum: Money) => ({ pending: negate(sum) }),
  'withdrawal-return': (sum: Money) => ({ pending: negate(sum), real: sum }),
};

/**
 * Brings an invoice to what its provider reports, with the money that goes with it, in one transaction; the same report
 * again changes nothing. What arrives beyond a rule is held instead of credited, and goes back. Progress of an open invoice is published to the player. Throws paymentUnknown,
 * paymentAmountMismatch (except at addresses, no other sum than the requested one is credited), paymentStateConflict.
 */
export async function settleInvoice(kernel: Kernel, report: Report, provider: string): Promise<void> {
  const found = await findInvoice(kernel.db, report.reference);
  const kind = found?.type === invoiceType.deposit ? 'payment' : 'payout';
  // Another provider's invoice is unknown to this one: its secret proves nothing about it.
  if (!found || kind !== report.kind || found.provider !== provider) throw new AppError('paymentUnknown', 'no such invoice');
  requireSum(found, report);
  await kernel.db.together(found.playerId, async (tx) => {
    const [account, invoice] = await settle([lockAccount(tx, found.accountId), tx.one(lockInvoice(found.id))]);
    if (!account) throw new Error('an invoice without an account');
    const step = nextStep(invoice, report);
    const progress = step || invoice.status === invoiceStatus.pending ? progressOf(invoice, report) : null;
    const { id: invoiceId, playerId } = invoice;
    const event = { event: report.kind, outcome: report.state, invoiceId, playerId, provider };
    if (step) tx.afterCommit(() => kernel.log.info(event, 'money'));
    if (step) update(tx, kernel, invoice, { ...progress, ...(await takeStep(tx, kernel, { account, invoice }, step, report)) });
    else if (progress) update(tx, kernel, invoice, { ...progress, providerReference: report.providerReference });
    else if (isNamed(invoice, report)) changeInvoice(tx, invoice, { providerReference: report.providerReference }, kernel.clock.now());
  });
}

/** The provider says for the first time what it calls a pending invoice, and nothing that its player could read. */
const isNamed = ({ status, providerReference }: InvoiceRow, report: Report) =>
  status === invoiceStatus.pending && providerReference === null && report.providerReference !== '';

function requireSum({ requested, currency, received: expects }: InvoiceRow, report: Report): void {
  const isSum = expects === null ? isWhole(requested, report) : report.state !== 'succeeded' || Boolean(report.received);
  if (currency === report.currency && requested === report.amount && isSum) return;
  throw new AppError('paymentAmountMismatch', `the invoice is over ${requested} ${currency}`);
}

/** Where one sum is paid, all of it or nothing is there in the end; what a page has taken so far may be less. */
function isWhole(requested: bigint, { state, received = requested }: Report): boolean {
  return state === 'pending' || received === requested || (state === 'failed' && received === 0n);
}

interface Locked {
  account: LockedAccount;
  invoice: InvoiceRow;
}

/** Does what a step asks for, and says what of the invoice changes with it. Money that may not be credited now is held. */
async function takeStep(
  tx: Transaction,
  kernel: Kernel,
  { account, invoice }: Locked,
  { status, transfer, total = sumOf(invoice), statusResult }: Step,
  { providerReference, reason = '' }: Report,
): Promise<InvoiceChange> {
  const isPaidIn = invoice.type === invoiceType.deposit && status === invoiceStatus.success;
  const [fault, before] = await settle([
    transfer?.kind === 'deposit' ? judgeArrival(tx, kernel, invoice.playerId, transfer.sum) : null,
    isPaidIn && invoice.successNumber === null ? tx.one(successfulDeposits(invoice.playerId)) : null,
  ]);
  if (transfer && fault) {
    const change = await holdDeposit(tx, kernel, { account, invoice }, { ...transfer, fault });
    return { ...change, providerReference };
  }
  if (transfer) await moveMoney(tx, kernel, { account, invoice }, transfer, total);
  const successNumber = before ? before.count + 1 : isPaidIn ? invoice.successNumber : null;
  return { status, statusResult: statusResult ?? reason, amount: total.amount, providerReference, successNumber };
}

/** Posts the money of a step. What is paid in has to be staked, and brings the bonus that was chosen with it. */
async function moveMoney(
  tx: Transaction,
  kernel: Kernel,
  { account, invoice }: Locked,
  { kind, reference, sum }: NonNullable<Step['transfer']>,
  total: Money,
): Promise<void> {
  const counterparty = kind === 'withdrawal-return' ? null : `payment:${invoice.provider}`;
  postTransfer(tx, kernel, account, { kind, reference, changes: changesOf[kind](sum), counterparty });
  if (kind !== 'deposit') return;
  requireTurnOver(tx, kernel, invoice.playerId, { sum, method: invoice.method });
  const { bonusChoice: choice } = invoice;
  // Only at an address was it not known what sum would come.
  if (choice) await awardDeposit(tx, kernel, account, { invoiceId: invoice.id, choice, sum: total, isJudged: invoice.received === null });
}

function update(tx: Transaction, kernel: Kernel, invoice: InvoiceRow, change: InvoiceChange): void {
  const after = changeInvoice(tx, invoice, change, kernel.clock.now());
  // Holding money beside what was credited earlier does not change the status: publishing it would announce the success a second time.
  if (change.held !== undefined && change.status === undefined) return;
  kernel.events.emit(tx, {
    topic: invoice.type === invoiceType.deposit ? 'invoice.deposit.updated' : 'invoice.withdrawal.updated',
    playerId: invoice.playerId,
    payload: { invoice: viewInvoicePush(after) },
  });
}
