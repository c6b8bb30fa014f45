import { findGame } from '../games/index.ts';
import { ownSettlementMs } from './course-of.ts';
import { returnAbandonedRound } from './open-rounds.sql.ts';
import { playStep } from './play-step.ts';
import type { Round } from './round.sql.ts';
import type { RealSession } from './session.sql.ts';
import { settleRound } from './settle-round.ts';
import { StudioError } from './studio-error.ts';
import { later, type Studio } from './studio.ts';

/** Ends a round whose player did not come back, as its game defines: by a step, or by returning its stake, as where its rules are no longer played. */
export async function abandonRound(studio: Studio, session: RealSession, round: Round): Promise<void> {
  const game = findGame(round.game);
  const step = game?.rulesVersion === round.rulesVersion && round.outcome ? game.abandon(round.outcome) : null;
  if (!game || step === null) {
    const returning = await returnAbandonedRound(studio.pool, round, later(studio, ownSettlementMs));
    if (returning) await settleRound(studio, session, returning);
    return;
  }
  try {
    await playStep(studio, game, session, { roundId: round.id, index: round.steps.length, step });
  } catch (error) {
    // The player came back in the meantime.
    if (!(error instanceof StudioError)) throw error;
  }
}
