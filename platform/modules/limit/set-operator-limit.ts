import { AppError, type Kernel, type Transaction } from '#kernel';
import { noteEvent } from '#modules/journal';
import { lockAccounts } from '#modules/wallet';
import { checkWish, isSameKind, newLimit, type CashLimitWish } from './cash-limit-wish.ts';
import { findCashLimits } from './cash-limits.ts';
import { deleteLimit, saveLimit } from './limit.sql.ts';

/**
 * Sets, changes or lifts the limit of an operator, which stands beside the player's own: the stricter one holds, at once. Holds the player's
 * lock. Throws invalid per field, notFound when there is none to lift. (GLI 2.5.5)
 */
export async function setOperatorLimit(
  tx: Transaction,
  { clock }: Pick<Kernel, 'clock'>,
  playerId: string,
  { reason, ...wish }: CashLimitWish & { reason: string },
): Promise<void> {
  const { kind, exponent, amount } = await checkWish(tx, wish);
  if (reason.trim() === '') throw AppError.invalid('reason', 'is missing');
  await lockAccounts(tx, playerId);
  const now = clock.now();
  const limits = await findCashLimits(tx, playerId, now);
  const known = limits.find((each) => each.owner === 'operator' && isSameKind(each, kind));
  const details = { ...kind, amount: wish.amount, reason, isLifted: amount === null };
  await noteEvent(tx, { clock }, { kind: 'operator limit', playerId, details });
  if (amount === null) {
    if (!known) throw new AppError('notFound', 'no such limit');
    await tx.run(deleteLimit(known.id));
    return;
  }
  const set = newLimit({ ...kind, playerId, owner: 'operator', reason, exponent, amount: amount.amount }, now);
  await tx.run(saveLimit(set));
}
