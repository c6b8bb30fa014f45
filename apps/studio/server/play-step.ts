import { isDeepStrictEqual } from 'node:util';
import { inTransaction } from '@verdigale/stand-in';
import type { PoolClient } from 'pg';
import type { Game } from '../games/game.ts';
import { courseOf } from './course-of.ts';
import { lockRound, markRoundStepped } from './course.sql.ts';
import { scopeOf, type Round } from './round.sql.ts';
import { findSession, lockDemoBalance, setDemoBalance, type Session } from './session.sql.ts';
import { settleRound } from './settle-round.ts';
import { StudioError } from './studio-error.ts';
import type { Studio } from './studio.ts';

/** What the browser asks for: the step that comes after `index` others. */
export interface StepRequest {
  roundId: string;
  index: number;
  step: unknown;
}

/**
 * One step of an open round. A repeat counts as the same step and answers with the round's present state; any other
 * step with the same index is refused. A round that it ends is settled like a round without steps.
 */
export async function playStep(studio: Studio, game: Game, session: Session, request: StepRequest): Promise<Round> {
  const step = game.readStep(request.step);
  if (step === undefined) throw new StudioError('step-not-allowed');
  const { round, isNew } = await inTransaction(studio.pool, (client) => takeStep(studio, client, game, session, { ...request, step }));
  if (!isNew || round.state !== 'drawn') return round;
  // The platform knows the round by the session that placed the bet.
  const owner = round.sessionId === session.id ? session : await findSession(studio.pool, round.sessionId);
  return owner?.mode === 'real' ? settleRound(studio, owner, round) : round;
}

async function takeStep(
  studio: Studio,
  client: PoolClient,
  game: Game,
  session: Session,
  { roundId, index, step }: StepRequest,
): Promise<{ round: Round; isNew: boolean }> {
  const credits = session.mode === 'demo' ? await lockDemoBalance(client, session.id) : null;
  const locked = await lockRound(client, scopeOf(session), roundId);
  if (!locked || (session.mode === 'demo' && credits === null)) throw new StudioError(locked ? 'round-open' : 'step-not-allowed');
  const { round, seed } = locked;
  if (index < round.steps.length && isDeepStrictEqual(round.steps[index], step)) return { round, isNew: false };
  const isNext = index === round.steps.length && round.state === 'playing' && round.rulesVersion === game.rulesVersion;
  const course = isNext ? courseOf(studio, game, round, seed, [...round.steps, step], credits) : null;
  if (!course) throw new StudioError('step-not-allowed');
  if (course.balanceAfter !== null) await setDemoBalance(client, session.id, course.balanceAfter);
  return { round: await markRoundStepped(client, round.id, course, studio.clock.now()), isNew: true };
}
