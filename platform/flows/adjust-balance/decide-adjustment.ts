import { formatDecimal, money } from '@verdigale/money';
import { validate } from 'uuid';
import { AppError, requireOtherPerson, type Kernel, type Queryable } from '#kernel';
import { adjustmentById, closeAdjustment, waitingAdjustments, type Adjustment } from '#modules/risk';
import { lockAccount, postTransfer } from '#modules/wallet';

export interface WaitingAdjustment extends Pick<Adjustment, 'id' | 'playerId' | 'reason' | 'askedBy' | 'createdAt'> {
  /** `-12.50 EUR` */
  sum: string;
}

/** The corrections that wait for a second person, oldest first. */
export async function listAdjustments(db: Queryable): Promise<WaitingAdjustment[]> {
  const rows = await db.all(waitingAdjustments());
  return rows.map(({ id, playerId, reason, askedBy, createdAt, amount, currency, exponent }) => {
    const sum = `${formatDecimal(money(amount, currency), { code: currency, exponent })} ${currency}`;
    return { id, playerId, reason, askedBy, createdAt, sum };
  });
}

/**
 * A second person approves a correction, which is then booked, or refuses it. The same decision again changes nothing. Throws notFound, invalid
 * on `by` for whoever asked for it, invoiceSettled when it was decided otherwise, insufficientFunds when the player has less than it takes.
 */
export async function decideAdjustment(
  kernel: Pick<Kernel, 'db' | 'clock' | 'events'>,
  id: string,
  { isApproved, by }: { isApproved: boolean; by: string },
): Promise<void> {
  const found = validate(id) ? await kernel.db.maybe(adjustmentById(id)) : undefined;
  if (!found) throw new AppError('notFound', 'no such correction');
  const status = isApproved ? 'approved' : 'refused';
  await kernel.db.transaction(async (tx) => {
    const account = await lockAccount(tx, found.accountId);
    const { status: before, askedBy, amount, currency } = await tx.one(adjustmentById(id));
    if (!account || before === status) return;
    if (before !== 'waiting') throw new AppError('invoiceSettled', `this correction is ${before} already`);
    requireOtherPerson(by, askedBy);
    if (isApproved) {
      postTransfer(tx, kernel, account, {
        kind: 'adjustment',
        reference: id,
        changes: { real: money(amount, currency) },
        counterparty: 'house:adjustment',
      });
    }
    tx.write(closeAdjustment(id, { status, by, at: kernel.clock.now() }));
  });
}
