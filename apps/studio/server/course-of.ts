import { fairSource, type FairSeed } from '../engine/fair-source.ts';
import { stakedOf, winOf, type Game } from '../games/game.ts';
import type { Course } from './course.sql.ts';
import type { Round } from './round.sql.ts';
import { later, type Studio } from './studio.ts';

/** The worker leaves a fresh result to the request that drew it for this long. */
export const ownSettlementMs = 30_000;

/**
 * The result of a round after these steps, or null when its game does not allow them. A demo round pays to `credits`, the
 * balance without its win; a real one (null) owes its win to the platform.
 */
export function courseOf(
  studio: Studio,
  game: Game,
  { stake, choice }: Pick<Round, 'stake' | 'choice'>,
  seed: FairSeed,
  steps: readonly unknown[],
  credits: bigint | null,
): Course | null {
  const outcome = game.play(fairSource(seed), choice, steps);
  if (!outcome) return null;
  const course = { outcome, steps, balanceAfter: null, staked: stakedOf(game, stake, outcome) };
  if (!outcome.isOver) return { ...course, state: 'playing', win: null, nextAttemptAt: later(studio, studio.settings.stepWaitMs) };
  const win = winOf(game, stake, outcome.pay);
  if (credits === null) return { ...course, state: 'drawn', win, nextAttemptAt: later(studio, ownSettlementMs) };
  return { ...course, state: 'settled', win, balanceAfter: credits + win, nextAttemptAt: null };
}
