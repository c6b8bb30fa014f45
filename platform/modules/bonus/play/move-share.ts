import type { Kernel, Queryable, Transaction } from '#kernel';
import type { LockedAccount } from '#modules/wallet';
import { changeBonus, emitBonus } from '../lifecycle/change-bonus.ts';
import { settleBonus } from '../lifecycle/end-bonus.ts';
import { saveMovedShare, shareOfBet } from './bet-share.sql.ts';
import type { BetShare, ShareTarget } from './share-target.ts';

/** The share that a bonus has in a bet whose end may be corrected; undefined where it has none. To be read after the player's lock. */
export async function readBetShare(db: Queryable, roundId: string): Promise<BetShare | undefined> {
  const found = await db.maybe(shareOfBet(roundId));
  if (!found) return undefined;
  const { stakeReal, stakeLocked, stakeBonus, stakeContribution, paid, paidLocked, paidBonus, kept, isOpen, isCounted, ...of } = found;
  const stake = { real: stakeReal, locked: stakeLocked, bonus: stakeBonus, contribution: stakeContribution };
  return { roundId, stake, paid, paidLocked, paidBonus, kept, isOpen, isCounted, of };
}

const nothing = { real: 0n, locked: 0n, bonus: 0n, contribution: 0n };

/**
 * Stores where a bet's share stands, with the commit, once its money is posted. While the bet is open its bonus waits; when it is not, and no other
 * is, the bonus is released or lost. A stake that is given back does not count, and counts again should it have been bet after all.
 */
export function moveShare(
  tx: Transaction,
  kernel: Pick<Kernel, 'clock' | 'events'>,
  account: LockedAccount,
  share: BetShare,
  target: ShareTarget,
  { isOpen, isCounted }: Pick<BetShare, 'isOpen' | 'isCounted'>,
): LockedAccount {
  const { roundId, stake, of: bonus } = share;
  const now = kernel.clock.now();
  const counted = (isCounted ? stake.contribution : 0n) - (share.isCounted ? stake.contribution : 0n);
  const changed = {
    ...bonus,
    balance: bonus.balance + target.changes.bonus,
    locked: bonus.locked + target.changes.locked,
    progress: bonus.progress + counted,
    openRounds: bonus.openRounds + (isOpen ? 1 : 0) - (share.isOpen ? 1 : 0),
  };
  const { paid, paidLocked, paidBonus, kept } = target;
  const times = { closedAt: isOpen ? null : now, takenBackAt: isCounted ? null : now };
  tx.write(saveMovedShare(changed, { roundId, ...(isCounted ? stake : nothing), paid, paidLocked, paidBonus, kept, ...times }));
  if (bonus.endedBy !== null) {
    if (bonus.endedBy === 'play' && target.ownLate !== 0n) changeBonus(tx, changed, { released: bonus.released + target.ownLate });
    return account;
  }
  if (isOpen) {
    // A part was cashed out, or a result was taken back: the bet may stay open for days, and its bonus stands elsewhere now.
    const isMoved =
      target.changes.bonus !== 0n || target.changes.locked !== 0n || counted !== 0n || changed.openRounds !== bonus.openRounds;
    if (isMoved) emitBonus(tx, kernel, changed);
    return account;
  }
  const settled = settleBonus(tx, kernel, { account, bonus: changed });
  if (settled.bonus === changed) emitBonus(tx, kernel, changed);
  return settled.account;
}
