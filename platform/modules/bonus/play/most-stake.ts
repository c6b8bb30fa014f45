import { stakePockets, stakeRule, type BonusPlay, type PlayedGame } from './bonus-play.ts';
import { highestStake } from './decide-stake.ts';
import { playable } from './split-stake.ts';

/** The highest stake of a new bet with the money on the account, under the terms of the active bonus. */
export function mostStake(play: BonusPlay, game: PlayedGame, real: bigint): bigint {
  const rule = stakeRule(play, game);
  if (!rule) return real;
  const pockets = stakePockets(play, real);
  const [money, highest] = [playable(rule, pockets), highestStake(rule, pockets, 0n)];
  return highest !== null && highest < money ? highest : money;
}
