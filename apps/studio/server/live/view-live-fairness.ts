import type { LiveGame } from '../../games/live-game.ts';
import type { LiveFairnessView } from '../../wire-live.ts';
import type { Studio } from '../studio.ts';
import { findChain } from './chain.sql.ts';
import { listLiveRounds } from './live-round.sql.ts';
import { stageOf } from './live-view.ts';
import { currentChain } from './open-live-round.ts';

const shownRounds = 50;

/** The present chain, and the rounds whose seeds are revealed, the latest first: all that is needed to recompute them. */
export async function viewLiveFairness(studio: Studio, game: LiveGame): Promise<LiveFairnessView> {
  const rounds = await listLiveRounds(studio.pool, game.identity, shownRounds);
  const latest = rounds[0];
  const chain = (latest && (await findChain(studio.pool, latest.chainId))) ?? (await currentChain(studio, game));
  const now = studio.clock.now();
  return {
    terminalHash: chain.terminalHash,
    length: chain.length,
    salt: chain.salt,
    rounds: rounds
      .filter((round) => round.chainId === chain.id && ['over', 'returned'].includes(stageOf(round, now)))
      .map(({ number, seed, result, state, endsAt }) => ({
        number,
        seed,
        result,
        isReturned: state === 'returned',
        endedAt: endsAt.toISOString(),
      })),
  };
}
