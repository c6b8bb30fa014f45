import { AppError } from '#kernel';
import { decideStake, stakePockets, stakeRule, type BonusPlay, type Parts, type PlayedGame, type StakeDecision } from '#modules/bonus';
import type { GameSession, RoundFacts } from '#modules/game';
import type { LockedAccount } from '#modules/wallet';
import { playedGame } from './view-balance.ts';

/**
 * Whose money a stake is: own money without a bonus, and where the bonus does not apply. `facts` is the bet's round; by default a new one.
 * `game` may know more than the session does, such as odds.
 */
export function splitBet(
  session: GameSession,
  {
    account,
    play,
    facts = newRound,
    game = playedGame(session),
  }: { account: Pick<LockedAccount, 'pockets'>; play: BonusPlay; facts?: Pick<RoundFacts, 'roundId' | 'stake'>; game?: PlayedGame },
  stake: bigint,
): StakeDecision {
  const { real } = account.pockets;
  const rule = stakeRule(play, game, facts.roundId);
  if (rule) return decideStake(stake, rule, stakePockets(play, real), facts.stake);
  return stake > real ? { kind: 'insufficient', playable: real } : { kind: 'taken', parts: { real: stake, locked: 0n, bonus: 0n } };
}

const newRound = { roundId: null, stake: 0n };

/** What the active bonus forbids. Throws productRestricted (14306) and stakeTooHigh (15011) with `maxStake`, both naming it as the reason. */
export function requireAllowedByBonus(decision: StakeDecision): void {
  if (decision.kind === 'restricted') {
    throw new AppError('productRestricted', 'only bonus money is left, and this game may not use it', { extra: { reason: 'bonus' } });
  }
  if (decision.kind === 'too-high') {
    const maxStake = decision.maxStake.toString();
    throw new AppError('stakeTooHigh', `one round with bonus money may be ${maxStake} at most`, { extra: { reason: 'bonus', maxStake } });
  }
}

/** The parts; throws gameInsufficientFunds with what this game may use. */
export function requireParts(decision: StakeDecision): Parts {
  if (decision.kind === 'taken') return decision.parts;
  const balance = decision.kind === 'insufficient' ? decision.playable : 0n;
  throw new AppError('gameInsufficientFunds', 'not enough money', { extra: { balance: balance.toString() } });
}
