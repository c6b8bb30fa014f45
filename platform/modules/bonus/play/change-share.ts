import type { Kernel, Transaction } from '#kernel';
import type { LockedAccount } from '#modules/wallet';
import { emitBonus } from '../lifecycle/change-bonus.ts';
import { settleBonus } from '../lifecycle/end-bonus.ts';
import { withBonus, type BonusPlay, type OpenShare } from './bonus-play.ts';
import { saveShare, type StoredShare } from './bonus-play.sql.ts';
import type { Parts } from './split-stake.ts';

const none: Parts = { real: 0n, locked: 0n, bonus: 0n };

export interface ShareChange {
  /** What a win paid, by pocket. */
  won?: Parts;
  /** What a bet that is taken back had been made of, and had counted. */
  takenBack?: Parts & { contribution: bigint };
  /** The round has ended, or was taken back as a whole. */
  isClosed: boolean;
}

export interface PlayingAccount {
  account: LockedAccount;
  play: BonusPlay;
}

/**
 * Stores what a call has done to the share of a round and to its bonus, with the commit. When the round has ended, and no other one of the bonus
 * is open, the bonus is released or lost. The money of the call itself is posted by the caller.
 */
export function changeShare(
  tx: Transaction,
  kernel: Pick<Kernel, 'clock' | 'events'>,
  { account, play }: PlayingAccount,
  { sums, of: bonus }: OpenShare,
  { won = none, takenBack = { ...none, contribution: 0n }, isClosed }: ShareChange,
): PlayingAccount {
  const isRunning = bonus.endedBy === null;
  const after: StoredShare = {
    roundId: sums.roundId,
    real: sums.real - takenBack.real,
    locked: sums.locked - takenBack.locked,
    bonus: sums.bonus - takenBack.bonus,
    contribution: sums.contribution - takenBack.contribution,
    paid: sums.paid + won.real + won.locked + won.bonus,
    paidLocked: sums.paidLocked + won.locked,
    paidBonus: sums.paidBonus + won.bonus,
  };
  const changed = {
    ...bonus,
    balance: bonus.balance + (isRunning ? won.bonus + takenBack.bonus : 0n),
    locked: bonus.locked + (isRunning ? won.locked + takenBack.locked : 0n),
    progress: bonus.progress - takenBack.contribution,
    openRounds: bonus.openRounds - (isClosed ? 1 : 0),
  };
  tx.write(saveShare(changed, after, isClosed ? kernel.clock.now() : null));
  if (!isClosed || !isRunning) return { account, play: withBonus(play, changed) };
  const settled = settleBonus(tx, kernel, { account, bonus: changed });
  if (settled.bonus === changed) emitBonus(tx, kernel, changed);
  return { account: settled.account, play: withBonus(play, settled.bonus) };
}
