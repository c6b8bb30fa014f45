import { formatDecimal, money } from '@verdigale/money';
import { AppError, type Kernel, type Queryable } from '#kernel';
import { findInvoice, invoicesOf, lockInvoice, viewInvoicePush } from '#modules/payment';
import { closeReview, findReview, waitingReviews, type HoldReason } from '#modules/risk';
import { lockAccount } from '#modules/wallet';
import { returnMoney } from './return-money.ts';

export type WithdrawalDecision = { isApproved: true } | { isApproved: false; reason: string };

/** A withdrawal that may be paid out after all. */
export const approvedTopic = 'withdrawal.approved';

export interface HeldWithdrawal {
  id: string;
  playerId: string;
  /** `1250.00 EUR` */
  sum: string;
  method: string;
  reasons: HoldReason[];
  createdAt: Date;
}

/** The withdrawals that wait for an operator, oldest first. */
export async function listHeldWithdrawals(db: Queryable): Promise<HeldWithdrawal[]> {
  const waiting = await db.all(waitingReviews());
  const found = await db.all(invoicesOf(waiting.map(({ invoiceId }) => invoiceId)));
  const invoices = new Map(found.map((invoice) => [invoice.id, invoice]));
  return waiting.map(({ invoiceId: id, playerId, reasons, createdAt }) => {
    const { amount, currency, exponent, method } = invoices.get(id)!;
    const sum = `${formatDecimal(money(amount, currency), { code: currency, exponent })} ${currency}`;
    return { id, playerId, sum, method, reasons, createdAt };
  });
}

/**
 * An operator approves a waiting withdrawal, or gives the money back. The same decision again changes nothing. Throws notFound
 * for one that never waited, invoiceSettled when it was decided otherwise, by the player too.
 */
export async function reviewWithdrawal(
  kernel: Pick<Kernel, 'db' | 'clock' | 'events'>,
  invoiceId: string,
  decision: WithdrawalDecision,
): Promise<void> {
  const found = await findInvoice(kernel.db, invoiceId);
  if (!found) throw new AppError('notFound', 'no such withdrawal');
  const status = decision.isApproved ? 'approved' : 'refused';
  await kernel.db.transaction(async (tx) => {
    const account = await lockAccount(tx, found.accountId);
    const [invoice, review] = await Promise.all([tx.one(lockInvoice(found.id)), tx.maybe(findReview(found.id))]);
    if (!account || !review || review.status === 'noted') throw new AppError('notFound', 'this withdrawal is not waiting for a decision');
    if (review.status === status) return;
    if (review.status !== 'waiting') throw new AppError('invoiceSettled', `this withdrawal is ${review.status} already`);
    const note = decision.isApproved ? '' : decision.reason;
    tx.write(closeReview(invoice.id, { status, note, at: kernel.clock.now() }));
    const { playerId } = invoice;
    if (decision.isApproved) {
      // The payout's job is queued by the running platform: an operator's command is a separate process.
      kernel.events.emit(tx, { topic: approvedTopic, playerId, payload: { invoiceId: invoice.id } });
    } else {
      const after = returnMoney(tx, kernel, { account, invoice, statusResult: 'refused-by-operator' });
      kernel.events.emit(tx, { topic: 'invoice.withdrawal.updated', playerId, payload: { invoice: viewInvoicePush(after) } });
    }
  });
}
