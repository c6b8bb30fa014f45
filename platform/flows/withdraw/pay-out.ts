import { invoiceStatus, playerStatus } from '@verdigale/contract';
import { AppError, type Kernel, type Transaction } from '#kernel';
import { changeInvoice, findInvoice, lockInvoice, watchInvoice, type InvoiceRow } from '#modules/payment';
import { findExclusion, findStatus } from '#modules/player';
import { lockAccount } from '#modules/wallet';
import { PaymentRefused, paymentProvider, type CreatedPayment } from '#partners/payment/index.ts';
import { payoutsHalted } from '#modules/reconcile';
import { findReview, holdBack } from '#modules/risk';
import { settleInvoice } from '../settle-invoice/index.ts';
import { payoutJob } from './request-withdrawal.ts';

/** How often a payout that the reconciliation has halted checks whether it may go on. */
const haltedSeconds = 60;
const longestPauseSeconds = 60 * 60;

export interface PayoutJob {
  invoiceId: string;
  /** How often it was tried in vain. */
  turn?: number;
}

/**
 * Has a withdrawal paid, and tries again until its provider answers, however long that takes: the retries of a job end after half an hour, and
 * then the money would lie in the pending pocket for good, out of the player's reach.
 */
export async function payOutInTheEnd(kernel: Kernel, { invoiceId, turn = 0 }: PayoutJob): Promise<void> {
  const { db, jobs, log } = kernel;
  try {
    await payOut(kernel, invoiceId);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    // The provider holds something else under our reference than what we asked for; no retry will change that.
    const isContradiction = error.reason === 'paymentAmountMismatch' || error.reason === 'paymentStateConflict';
    if (isContradiction) log.error({ err: error, invoiceId }, 'a payout contradicts what its provider has: somebody must ask the provider');
    else log.warn({ err: error, invoiceId }, 'a payout could not be ordered yet');
    const startAfterSeconds = Math.min(2 ** turn, longestPauseSeconds);
    await db.transaction((tx) => jobs.enqueue(tx, payoutJob, { invoiceId, turn: turn + 1 } satisfies PayoutJob, { startAfterSeconds }));
  }
}

/**
 * Has the provider pay a pending withdrawal. From the moment it is marked as started the player can no longer take it back. Safe to run
 * again after any failure: the provider pays one invoice once. A final refusal returns the money. If an operator has blocked the account
 * meanwhile, it waits for a decision: the withdrawal may have been requested by somebody who had taken the account over.
 */
export async function payOut(kernel: Kernel, invoiceId: string): Promise<void> {
  const invoice = await markStarted(kernel, invoiceId);
  if (!invoice) return;
  const { id: reference, amount, currency, exponent, method, fields, provider } = invoice;
  const report = { reference, kind: 'payout', amount, currency } as const;
  let created: CreatedPayment;
  try {
    created = await paymentProvider(kernel, provider).createPayout({ reference, amount, currency, exponent, method, fields });
  } catch (error) {
    if (!(error instanceof PaymentRefused)) throw error;
    await settleInvoice(kernel, { ...report, state: 'failed', providerReference: '', reason: 'refused' }, provider);
    return;
  }
  const { state, providerReference, publicData } = created;
  await settleInvoice(kernel, { ...report, state, providerReference, publicData }, provider);
}

async function markStarted(kernel: Kernel, invoiceId: string) {
  const { db, clock, jobs } = kernel;
  const found = await findInvoice(db, invoiceId);
  if (!found) throw new Error('a payout without an invoice');
  return db.transaction(async (tx) => {
    await lockAccount(tx, found.accountId);
    const invoice = await tx.one(lockInvoice(invoiceId));
    if (invoice.status !== invoiceStatus.pending) return undefined;
    if ((await tx.one(payoutsHalted(invoice))).isHalted) {
      await jobs.enqueue(tx, payoutJob, { invoiceId }, { startAfterSeconds: haltedSeconds });
      return undefined;
    }
    if (invoice.payoutStartedAt) return invoice;
    if (await isHeldBack(tx, invoice)) return undefined;
    await watchInvoice(tx, kernel, invoice);
    return changeInvoice(tx, invoice, { payoutStartedAt: clock.now() }, clock.now());
  });
}

/** A player who has excluded himself is blocked too, and still gets his money. (decision 21) */
async function isHeldBack(tx: Transaction, invoice: InvoiceRow): Promise<boolean> {
  const { id: invoiceId, playerId, createdAt } = invoice;
  const isBlocked = (await findStatus(tx, playerId)) === playerStatus.blocked;
  if (!isBlocked || (await findExclusion(tx, playerId))) return false;
  await tx.run(holdBack({ invoiceId, playerId, createdAt }, 'blocked'));
  return (await tx.one(findReview(invoiceId))).status === 'waiting';
}
