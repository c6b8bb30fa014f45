import { playerStatus } from '@verdigale/contract';
import { money } from '@verdigale/money';
import { AppError, type Transaction } from '#kernel';
import type { StakeDecision } from '#modules/bonus';
import { isSignedIn, productOf, requireRoomForStake, type GameSession } from '#modules/game';
import { findRestraints, requireOpenProduct, type Restraints } from '#modules/limit';
import { findStatus } from '#modules/player';
import { requireAllowedByBonus } from './split-bet.ts';

/** What may forbid a bet, apart from the balance. */
export interface BetRules {
  isSignedIn: boolean;
  status: number | undefined;
  restraints: Restraints;
}

/** Read after the player's lock, which every change of limits, breaks or products holds too. */
export async function readBetRules(tx: Transaction, session: GameSession, now: Date): Promise<BetRules> {
  const [signedIn, status, restraints] = await Promise.all([
    isSignedIn(tx, session, now),
    findStatus(tx, session.playerId),
    findRestraints(tx, session, now),
  ]);
  return { isSignedIn: signedIn, status, restraints };
}

/**
 * Throws limitedRealGame (14103; a blocked player too), coolingOff (14105), productRestricted (14306), stakeTooHigh (15011) with
 * `maxStake`, betLimitReached (14100), lossLimitReached (14101), and what the active bonus forbids. No limit on sums applies to a stake of zero
 * (a free round).
 */
export async function requireAllowedBet(
  tx: Transaction,
  { gameIdentity, maxStake, currency }: GameSession,
  { status, restraints }: BetRules,
  { stake, decision }: { stake: bigint; decision: StakeDecision },
  now: Date,
): Promise<void> {
  if (status === playerStatus.limited || status === playerStatus.blocked) {
    throw new AppError('limitedRealGame', 'a limited player cannot play for real');
  }
  requireOpenProduct(restraints, productOf(gameIdentity));
  if (stake === 0n) return;
  if (maxStake !== null && stake > maxStake) {
    throw new AppError('stakeTooHigh', `one bet may be ${maxStake} at most`, { extra: { maxStake: maxStake.toString() } });
  }
  requireAllowedByBonus(decision);
  if (restraints.limits.length === 0) return;
  const own = decision.kind === 'taken' ? stake - decision.parts.bonus : stake;
  await requireRoomForStake(tx, restraints.limits, { stake: money(stake, currency), own: money(own, currency) }, now);
}
