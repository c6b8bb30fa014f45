import { inTransaction } from '@verdigale/stand-in';
import type { ClimbGame, LiveGame } from '../../games/live-game.ts';
import type { Round } from '../round.sql.ts';
import type { Studio } from '../studio.ts';
import { decide } from './decide-bets.ts';
import { lockOpenBets, returnBets } from './live-bet.sql.ts';
import { moveLiveRound, type LiveRound } from './live-round.sql.ts';
import { openLiveRound } from './open-live-round.ts';
import type { NextAct } from './round-clock.ts';

/** Does what is to be done; of several processes one does it. Returns the bets that it decided. */
export async function advance(studio: Studio, game: LiveGame, round: LiveRound | null, act: NonNullable<NextAct['act']>): Promise<Round[]> {
  if (!round || act === 'open') {
    await openLiveRound(studio, game);
    return [];
  }
  if (act === 'begin') {
    await moveLiveRound(studio.pool, round.id, 'betting', 'running');
    return [];
  }
  return inTransaction(studio.pool, async (client) => {
    if (act === 'return') {
      if (await moveLiveRound(client, round.id, round.state, 'returned')) await returnBets(client, round.id, studio.clock.now());
      return [];
    }
    if (!(await moveLiveRound(client, round.id, 'running', 'over'))) return [];
    return decide(studio, client, game, round, await lockOpenBets(client, round.id, null));
  });
}

/** Cashes out the bets whose own multiplier the climb has reached by now. */
export function payReached(studio: Studio, game: ClimbGame & LiveGame, round: LiveRound): Promise<Round[]> {
  const stands = game.multiplierAt(studio.clock.now().getTime() - round.beginsAt.getTime());
  return inTransaction(studio.pool, async (client) =>
    decide(studio, client, game, round, await lockOpenBets(client, round.id, Math.min(stands, Number(round.result)))),
  );
}
