import { setTimeout as delay } from 'node:timers/promises';
import { games } from '../games/index.ts';
import { abandonRound } from './abandon-round.ts';
import { createdLeaseMs } from './play-real-round.ts';
import { claimDueRounds, giveUpCreatedRounds, giveUpOutdatedRounds, takeUpOpenRounds } from './open-rounds.sql.ts';
import type { Round } from './round.sql.ts';
import { deleteDemoSessions, findSession } from './session.sql.ts';
import { settleRound } from './settle-round.ts';
import { later, type Studio } from './studio.ts';

export interface SettlementWorker {
  /** Resumes what an earlier process left open, then settles rounds as they fall due until it is stopped. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

const claimMs = 30_000;
const claimLimit = 20;
const demoLifeMs = 24 * 60 * 60 * 1000;

/**
 * Completes every open round: pays wins that were not acknowledged, rolls back bets whose fate is unknown, ends rounds
 * whose player did not come back. Its work list is the table itself, so nothing is lost by a crash, and several processes
 * share it without conflict.
 */
export function createSettlementWorker(studio: Studio): SettlementWorker {
  const stopping = new AbortController();
  let running: Promise<void> = Promise.resolve();

  const settleDue = async (round: Round): Promise<void> => {
    const session = await findSession(studio.pool, round.sessionId);
    if (session?.mode !== 'real') return;
    if (round.state === 'playing') await abandonRound(studio, session, round);
    else await settleRound(studio, session, round);
  };

  const work = async (): Promise<void> => {
    const now = studio.clock.now();
    await giveUpCreatedRounds(studio.pool, later(studio, -createdLeaseMs), now);
    for (const round of await claimDueRounds(studio.pool, now, later(studio, claimMs), claimLimit)) {
      if (stopping.signal.aborted) return;
      // Those behind it are due as well, and would come behind it the next time too.
      await settleDue(round).catch((error: unknown) =>
        studio.logger.error({ err: error, roundId: round.id }, 'a round could not be settled; it is tried again'),
      );
    }
    await deleteDemoSessions(studio.pool, later(studio, -demoLifeMs));
  };

  const loop = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      try {
        await work();
      } catch (error) {
        studio.logger.error({ err: error }, 'the settlement worker failed; it tries again');
      }
      await delay(studio.settings.settlementPollMs, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  };

  return {
    async start() {
      const now = studio.clock.now();
      const left = (await takeUpOpenRounds(studio.pool, now)) + (await giveUpOutdatedRounds(studio.pool, games, now));
      if (left > 0) studio.logger.warn({ rounds: left }, 'rounds of an earlier process are settled');
      running = loop();
    },
    async stop() {
      stopping.abort();
      await running;
    },
  };
}
