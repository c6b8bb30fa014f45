import { playerBonusResult } from '@verdigale/contract';
import type { PlayerBonusRow } from '../player-bonus.sql.ts';
import { shareWin } from './share-win.ts';
import type { Parts } from './split-stake.ts';

/** How a bet was staked that a bonus had a share in, and where what it paid lies. */
export interface BetShare {
  roundId: string;
  stake: Parts & { contribution: bigint };
  /** In all; of it, what it has put into the pockets `locked` and `bonus`, and what the house's side has. What is left is own money. */
  paid: bigint;
  paidLocked: bigint;
  paidBonus: bigint;
  kept: bigint;
  isOpen: boolean;
  /** Its stake counts towards the wagering: not while it is given back. */
  isCounted: boolean;
  of: PlayerBonusRow;
}

/** Where a bet wants its money, and what the pockets and the house's side of the bonus gain by that. */
export interface ShareTarget extends Pick<BetShare, 'paid' | 'paidLocked' | 'paidBonus' | 'kept'> {
  changes: Parts & { house: bigint };
  /** Of it, what an ended bonus has made own money. */
  ownLate: bigint;
}

const more = (a: bigint, b: bigint) => (a > b ? a : b);
const less = (a: bigint, b: bigint) => (a < b ? a : b);

const partsOf = (stake: Parts, paid: bigint) => shareWin(paid, { ...stake, paid: 0n, paidLocked: 0n, paidBonus: 0n });

/**
 * The parts of what a bet has paid in all: pro rata, counted anew from the sum each time, so that corrections end where a single payout would have.
 * What a running bonus no longer has is not taken from own money: the house bears it, and has it back first. Once the bonus has ended, what it has is
 * out of reach; what comes late is the house's, or the player's where `ownOfLate` says so.
 */
export function shareTarget(share: BetShare, paid: bigint, isGivenBack: boolean): ShareTarget {
  const { of: bonus, stake } = share;
  const part = partsOf(stake, paid);
  const isRunning = bonus.endedBy === null;
  const paidLocked = isRunning ? more(part.locked, share.paidLocked - bonus.locked) : share.paidLocked;
  const paidBonus = isRunning ? more(part.bonus, share.paidBonus - bonus.balance) : share.paidBonus;
  const late = part.bonus - paidBonus;
  const ownBefore = partsOf(stake, share.paid).bonus - share.paidBonus - share.kept;
  const own = late > 0n ? ownOfLate(bonus, late, { isGivenBack, ownBefore }) : 0n;
  const kept = late - own;
  const [locked, ofBonus, house] = [paidLocked - share.paidLocked, paidBonus - share.paidBonus, kept - share.kept];
  const real = paid - share.paid - locked - ofBonus - house;
  return { paid, paidLocked, paidBonus, kept, changes: { real, locked, bonus: ofBonus, house }, ownLate: own - ownBefore };
}

/**
 * How much of late bonus money is own money. Where the house ended the bonus: what bets won, not a stake that nothing was bet with, which would have
 * gone with the rest of the bonus. Where play ended it, by results that were corrected since: what its release would have let through.
 */
function ownOfLate(
  { endedBy, result, terms, maxWin, released }: PlayerBonusRow,
  late: bigint,
  { isGivenBack, ownBefore }: { isGivenBack: boolean; ownBefore: bigint },
): bigint {
  if (endedBy === 'house') return isGivenBack ? 0n : late;
  if (endedBy !== 'play' || (result !== playerBonusResult.played && !terms.isCashable)) return 0n;
  return maxWin === null ? late : more(0n, less(late, maxWin - released + ownBefore));
}
