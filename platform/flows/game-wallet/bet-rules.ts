import { playerStatus } from '@verdigale/contract';
import { money } from '@verdigale/money';
import { AppError, type Kernel, type Transaction } from '#kernel';
import type { StakeDecision } from '#modules/bonus';
import { findNextRoundTime, isSignedIn, playableOf, productOf, requirePace, requireRoomForStake, type GameSession } from '#modules/game';
import { findRestraints, requireOpenProduct, type Product, type Restraints } from '#modules/limit';
import { findPlayTime, requireTimeToPlay, type PlayTime } from '#modules/play-time';
import { findStatus, isIdentityProved } from '#modules/player';
import { requireAllowedByBonus } from './split-bet.ts';
import { leftOfLaunch, lowest } from './view-balance.ts';

/** What may forbid a bet, apart from the balance. */
export interface BetRules {
  isSignedIn: boolean;
  status: number | undefined;
  /** False where identity is proved before play and is not, or no longer: it may have been when the game was launched. */
  isProved: boolean;
  restraints: Restraints;
  playTime: PlayTime;
  /** When the player's next round of this type may begin, where a least time is asked. */
  nextRoundAt: Date | null;
}

/** Read after the player's lock, which every change of limits, breaks or products holds too. */
export async function readBetRules(
  tx: Transaction,
  { config }: Pick<Kernel, 'config'>,
  session: GameSession,
  now: Date,
): Promise<BetRules> {
  const [signedIn, status, isProved, restraints, playTime, nextRoundAt] = await Promise.all([
    isSignedIn(tx, session, now),
    findStatus(tx, session.playerId),
    !config.protection.isIdentityFirst || isIdentityProved(tx, session.playerId),
    findRestraints(tx, { config }, session, playableOf({ ...session, identity: session.gameIdentity }), now),
    findPlayTime(tx, session.playerId),
    findNextRoundTime(tx, config, session, now),
  ]);
  return { isSignedIn: signedIn, status, isProved, restraints, playTime, nextRoundAt };
}

/**
 * Throws limitedRealGame (14103; a blocked player too), identityNeeded (11057; a proof may be taken back), coolingOff (14105), productRestricted (14306), playStopped (14110), roundTooSoon (14111), timeLimitReached (14108), realityCheckDue (14107), stakeTooHigh (15011) with
 * `maxStake`, betLimitReached (14100), lossLimitReached (14101), and what the active bonus forbids. `staked` is what the round's bets were before. No limit on sums applies to a stake of zero
 * (a free round). Returns what the player's limits leave for a further bet of his own money; null where there are none.
 */
export async function requireAllowedBet(
  tx: Transaction,
  { config }: Pick<Kernel, 'config'>,
  session: GameSession,
  { status, isProved, restraints, playTime, nextRoundAt }: BetRules,
  { stake, staked, decision, isNewRound }: { stake: bigint; staked: bigint; decision: StakeDecision; isNewRound: boolean },
  now: Date,
): Promise<bigint | null> {
  requireOpenPlay({ status, restraints }, productOf(session.gameIdentity));
  if (!isProved) throw new AppError('identityNeeded', 'identity is proved before play');
  requireTimeToPlay(playTime, config, now);
  if (isNewRound) requirePace(nextRoundAt, now);
  if (stake === 0n) return null;
  const maxStake = leftOfLaunch(session, staked);
  if (maxStake !== null && stake > maxStake) {
    throw new AppError('stakeTooHigh', `one bet may be ${maxStake} at most`, { extra: { maxStake: maxStake.toString() } });
  }
  requireAllowedByBonus(decision);
  if (restraints.limits.length === 0) return null;
  const own = decision.kind === 'taken' ? stake - decision.parts.bonus : stake;
  const left = await requireRoomForStake(
    tx,
    { config },
    restraints.limits,
    { stake: money(stake, session.currency), own: money(own, session.currency) },
    now,
  );
  // Where bonus money is staked already, a further bet loses no own money.
  return lowest([left.stake, own === stake ? left.own : null]);
}

/** Throws limitedRealGame (14103; a blocked player too), coolingOff (14105), productRestricted (14306), playStopped (14110). */
export function requireOpenPlay({ status, restraints }: Pick<BetRules, 'status' | 'restraints'>, product: Product): void {
  if (status === playerStatus.limited || status === playerStatus.blocked) {
    throw new AppError('limitedRealGame', 'a limited player cannot play for real');
  }
  requireOpenProduct(restraints, product);
}
