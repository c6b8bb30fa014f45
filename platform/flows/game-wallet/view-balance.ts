import { highestStake, playable, stakePockets, stakeRule, type BonusPlay, type PlayedGame } from '#modules/bonus';
import { productOf, type GameSession } from '#modules/game';
import type { AccountState } from '#modules/wallet';
import type { GameWalletAnswer } from '@verdigale/partner-wire';

export interface Playing {
  account: Pick<AccountState, 'pockets' | 'currency'>;
  play: BonusPlay;
}

/** A session's game as the terms of a bonus know it. */
export function playedGame({ gameIdentity, gameType, studio }: GameSession): PlayedGame {
  return { identity: gameIdentity, type: gameType, provider: studio, product: productOf(gameIdentity) };
}

/** Money that the player can stake in this game. */
function playableBalance(session: GameSession, { account, play }: Playing): bigint {
  const rule = stakeRule(play, playedGame(session));
  return rule ? playable(rule, stakePockets(play, account.pockets.real)) : account.pockets.real;
}

/** The same as the provider's wire has it, with the most that a round's first bet may be, where anything limits it. */
export function viewBalance(session: GameSession, playing: Playing): GameWalletAnswer<'balance'> {
  const most = mostOf(session, playing, null);
  return {
    balance: playableBalance(session, playing).toString(),
    currency: session.currency,
    ...(most === null ? {} : { maxStake: most.toString() }),
  };
}

/** What a bet has made of its round: all that is staked on it, and what the player's limits leave for more of it. */
export interface StakedRound {
  id: string;
  staked: bigint;
  left: bigint | null;
}

/** The most that a further bet of the round may be, where a bonus limits the bets of a round together, or a limit of the player's own leaves less. */
export function viewRoundLimit(
  session: GameSession,
  playing: Playing,
  round: StakedRound,
): Pick<GameWalletAnswer<'bet'>, 'maxStakeOfRound'> {
  const most = lowest([mostOf(session, playing, round), round.left]);
  return most === null ? {} : { maxStakeOfRound: most.toString() };
}

/** By the rules of the launch and by the active bonus, whichever is less. */
export function mostOf(session: GameSession, { account, play }: Playing, round: { id: string; staked: bigint } | null): bigint | null {
  const rule = stakeRule(play, playedGame(session), round?.id);
  const ofBonus = rule && highestStake(rule, stakePockets(play, account.pockets.real), round?.staked ?? 0n);
  return lowest([leftOfLaunch(session, round?.staked ?? 0n), ofBonus]);
}

/** Of these a round is one game cycle, for which the law has its highest stake; where somebody doubles or splits, it is of each bet. */
const oneCycle: readonly string[] = ['slots', 'jackpot'];

/** The most that the launch's rules leave for a bet of a round that was staked with so much before; null where they limit nothing. */
export function leftOfLaunch({ maxStake, gameType }: Pick<GameSession, 'maxStake' | 'gameType'>, staked: bigint): bigint | null {
  if (maxStake === null || !oneCycle.includes(gameType)) return maxStake;
  return staked < maxStake ? maxStake - staked : 0n;
}

/** The lowest of the limits that there are; null where there is none. */
export function lowest(limits: readonly (bigint | null | undefined)[]): bigint | null {
  const known = limits.filter((limit) => limit !== null && limit !== undefined);
  return known.length === 0 ? null : known.reduce((least, limit) => (limit < least ? limit : least));
}
