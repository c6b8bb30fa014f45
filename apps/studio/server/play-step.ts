import { isDeepStrictEqual } from 'node:util';
import { inTransaction } from '@verdigale/stand-in';
import type { PoolClient } from 'pg';
import type { Game } from '../games/game.ts';
import { courseOf } from './course-of.ts';
import { lockRound, markRoundStepped } from './course.sql.ts';
import { createdLeaseMs } from './play-real-round.ts';
import { raiseStake } from './raise-stake.ts';
import { markRoundRaising } from './raise.sql.ts';
import { scopeOf, type Round } from './round.sql.ts';
import { findSession, lockDemoBalance, setDemoBalance, type Session } from './session.sql.ts';
import { settleRound } from './settle-round.ts';
import { StudioError } from './studio-error.ts';
import { later, type Studio } from './studio.ts';

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
  const taken = await inTransaction(studio.pool, (client) => takeStep(studio, client, game, session, { ...request, step }));
  const { isNew, extra } = taken;
  const round = extra > 0n && session.mode === 'real' ? await raiseStake(studio, game, session, taken.round, { step, extra }) : taken.round;
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
): Promise<{ round: Round; isNew: boolean; /** What a real round is still to be raised by before it has this step. */ extra: bigint }> {
  const credits = session.mode === 'demo' ? await lockDemoBalance(client, session.id) : null;
  const locked = await lockRound(client, scopeOf(session), roundId);
  if (!locked || (session.mode === 'demo' && credits === null)) throw new StudioError(locked ? 'round-open' : 'step-not-allowed');
  const { round, seed } = locked;
  if (index < round.steps.length && isDeepStrictEqual(round.steps[index], step)) return { round, isNew: false, extra: 0n };
  if (round.state === 'raising' || round.state === 'lowering') throw new StudioError('round-open');
  const isNext = index === round.steps.length && round.state === 'playing' && round.rulesVersion === game.rulesVersion;
  const course = isNext ? courseOf(studio, game, round, seed, [...round.steps, step], credits) : null;
  if (!course) throw new StudioError('step-not-allowed');
  const extra = course.staked - round.staked;
  if (extra > 0n && session.mode === 'real')
    return { round: await markRoundRaising(client, round.id, later(studio, createdLeaseMs)), isNew: true, extra };
  if (credits === null || (extra === 0n && course.balanceAfter === null))
    return { round: await markRoundStepped(client, round.id, course, null, studio.clock.now()), isNew: true, extra: 0n };
  if (credits < extra) throw new StudioError('insufficient-funds', { balance: credits.toString() });
  const left = credits - extra;
  const balanceAfter = course.balanceAfter === null ? null : course.balanceAfter - extra;
  await setDemoBalance(client, session.id, balanceAfter ?? left);
  const stepped = await markRoundStepped(
    client,
    round.id,
    { ...course, balanceAfter },
    { balance: left, mostMore: null },
    studio.clock.now(),
  );
  return { round: stepped, isNew: true, extra: 0n };
}
