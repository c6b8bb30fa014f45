import { playerBonusStatus, type PlayerBonus } from '@verdigale/contract';
import { money, negate } from '@verdigale/money';
import { AppError, type Kernel, type Transaction } from '#kernel';
import { lockAccount, postTransfer } from '#modules/wallet';
import { requireOwnBonus } from '../find-own.ts';
import { activeBonusOf, playerBonusById } from '../player-bonus.sql.ts';
import { viewPlayerBonus } from '../view-player-bonus.ts';
import { changeBonus, emitBonus } from './change-bonus.ts';
import { forfeitBonus, houseBonus, settleBonus, stateAfter, type BonusHolder } from './end-bonus.ts';
import { requireCancellable } from './require-cancellable.ts';

/**
 * Makes an issued bonus the one that bets feed; the active one of the account is cancelled for it, in the same transaction. Once it is
 * active, the call answers it as it is. Throws notFound, bonusFinal when it has ended or the time to activate it is over,
 * bonusCancelLocked and bonusUnsettled of the other one. (BON-03)
 */
export async function activateBonus(kernel: Kernel, playerId: string, id: string): Promise<PlayerBonus> {
  const found = await requireOwnBonus(kernel.db, playerId, id);
  return kernel.db.together(playerId, async (tx) => {
    const account = (await lockAccount(tx, found.accountId))!;
    const [bonus, current] = await Promise.all([tx.one(playerBonusById(id)), tx.maybe(activeBonusOf(account.id))]);
    if (bonus.status === playerBonusStatus.active) return viewPlayerBonus(bonus);
    stateAfter(bonus, 'activate');
    if (bonus.activationExpiresAt <= kernel.clock.now()) throw new AppError('bonusFinal', 'the time to activate it is over');
    if (current) await requireCancellable(tx, current, kernel.clock.now());
    const free = current ? forfeitBonus(tx, kernel, { account, bonus: current }, { event: 'cancel', endedBy: 'player' }).account : account;
    return viewPlayerBonus(beginBonus(tx, kernel, { account: free, bonus }).bonus);
  });
}

/** Gives the bonus money to the account and starts its time. One that asks for no stakes is played at once. */
export function beginBonus(tx: Transaction, kernel: Pick<Kernel, 'clock' | 'events'>, { account, bonus }: BonusHolder): BonusHolder {
  const amount = money(bonus.amount, bonus.currency);
  let after = postTransfer(tx, kernel, account, {
    kind: 'bonus-grant',
    reference: bonus.id,
    changes: { bonus: amount },
    counterparty: houseBonus,
  });
  const { real } = after.pockets;
  const lockable = !bonus.terms.isSticky ? 0n : bonus.deposit < real ? bonus.deposit : real;
  if (lockable > 0n) {
    const locked = money(lockable, bonus.currency);
    const changes = { real: negate(locked), locked };
    after = postTransfer(tx, kernel, after, { kind: 'bonus-lock', reference: `${bonus.id}:lock`, changes, counterparty: null });
  }
  const now = kernel.clock.now();
  const active = changeBonus(tx, bonus, {
    ...stateAfter(bonus, 'activate'),
    activatedAt: now,
    wageringExpiresAt: new Date(now.getTime() + bonus.terms.wageringHours * 3_600_000),
    balance: bonus.amount,
    locked: lockable,
    lockedAtStart: lockable,
  });
  emitBonus(tx, kernel, active);
  return settleBonus(tx, kernel, { account: after, bonus: active });
}
