import type { PoolClient } from 'pg';
import { fairSource } from '../../engine/fair-source.ts';
import { winOf, type Outcome } from '../../games/game.ts';
import type { LiveGame } from '../../games/live-game.ts';
import { ownSettlementMs } from '../course-of.ts';
import type { Round } from '../round.sql.ts';
import { later, type Studio } from '../studio.ts';
import { decideBets } from './live-bet.sql.ts';
import type { LiveRound } from './live-round.sql.ts';

/** The result of a bet in its round, or undefined when its player was too late; computed as anybody may once the seed is revealed. */
export function outcomeOf(
  game: LiveGame,
  { seed, salt, number }: LiveRound,
  choice: unknown,
  steps: readonly unknown[],
): Outcome | undefined {
  return game.play(fairSource({ serverSeed: seed, clientSeed: salt, nonce: number }), choice, steps);
}

/** Decides locked bets by their player's steps; without a step a bet leaves automatically at its set time, or stays to the end. */
export async function decide(
  studio: Studio,
  client: PoolClient,
  game: LiveGame,
  liveRound: LiveRound,
  bets: readonly Round[],
  steps: readonly unknown[] = [],
): Promise<Round[]> {
  if (bets.length === 0) return [];
  const decided = bets.map(({ id, stake, choice }) => {
    const outcome = outcomeOf(game, liveRound, choice, steps);
    if (!outcome) throw new Error('a step that its round does not allow');
    return { id, steps, outcome, win: winOf(game, stake, outcome.pay) };
  });
  return decideBets(client, decided, later(studio, ownSettlementMs), studio.clock.now());
}
