import { compare, money } from '@verdigale/money';
import { AppError, type Kernel, type Transaction } from '#kernel';
import type { PlatformConfig } from '#config';
import { lockAccounts } from '#modules/wallet';
import { changedLimit, type CashLimit } from './cash-limit.ts';
import { checkWish, isSameKind, newLimit, type CashLimitWish } from './cash-limit-wish.ts';
import { findCashLimits } from './cash-limits.ts';
import { deleteLimit, saveLimit } from './limit.sql.ts';

/**
 * Sets, changes or ends a player's own limit: tighter at once; looser after the jurisdiction's hours and the same wish once more. Null when it
 * has ended. Holds the player's lock, so that no deposit and no bet is judged by the old limit once this is committed. Throws invalid per
 * field, limitSetByOperator when it would be made looser than the operator's, notFound when there is no limit to end.
 */
export async function changeCashLimit(
  tx: Transaction,
  { clock, config }: Pick<Kernel, 'clock'> & { config: Pick<PlatformConfig, 'protection'> },
  playerId: string,
  wish: CashLimitWish,
): Promise<CashLimit | null> {
  const { kind, exponent, amount } = await checkWish(tx, wish);
  await lockAccounts(tx, playerId);
  const now = clock.now();
  const known = (await findCashLimits(tx, playerId, now)).filter((each) => isSameKind(each, kind));
  const own = known.find(({ owner }) => owner === 'player');
  const set = known.find(({ owner }) => owner === 'operator');
  const isKept = own !== undefined && amount?.amount === own.amount;
  const isLooserThanSet = set && (amount ? compare(amount, money(set.amount, set.currency)) > 0 : !own);
  if (isLooserThanSet && !isKept) throw new AppError('limitSetByOperator', 'an operator has set this limit');
  const limit = own
    ? changedLimit(own, amount, now, config.protection.looserAfterHours)
    : amount && newLimit({ ...kind, playerId, owner: 'player', reason: null, exponent, amount: amount.amount }, now);
  if (!limit && !own) throw new AppError('notFound', 'no such limit');
  await tx.run(limit ? saveLimit(limit) : deleteLimit(own!.id));
  return limit;
}
