import { setTimeout as pause } from 'node:timers/promises';
import { inTransaction } from '@verdigale/stand-in';
import type { PoolClient } from 'pg';
import { isClimb, type LiveChoice, type LiveGame } from '../../games/live-game.ts';
import type { StepRequest } from '../play-step.ts';
import { findRoundByRequest, scopeOf, type Round } from '../round.sql.ts';
import { findSession, type Session } from '../session.sql.ts';
import { settleRound } from '../settle-round.ts';
import { StudioError } from '../studio-error.ts';
import type { Studio } from '../studio.ts';
import { decide, outcomeOf } from './decide-bets.ts';
import { lockBet } from './live-bet.sql.ts';
import { findLiveRound } from './live-round.sql.ts';

const looks = 12;
const lookMs = 100;

/**
 * Takes a bet out of the air at the multiplier that stands when the call arrives, by this server's clock. A call after the
 * end is too late: the answer is the lost bet with the height of the end. Asked for again, it answers the same. At a table nobody leaves:
 * there the answer is the bet once it is decided.
 */
export async function cashOut(studio: Studio, game: LiveGame, session: Session, { roundId, index, step }: StepRequest): Promise<Round> {
  const arrivedAt = studio.clock.now();
  // The step is the moment itself: a browser names none.
  if (index !== 0 || step !== null) throw new StudioError('step-not-allowed');
  const { bet, isNew } = await inTransaction(studio.pool, (client) => take(studio, client, game, session, roundId, arrivedAt));
  if (!isNew) return settledSoon(studio, bet);
  if (bet.state !== 'drawn') return bet;
  // The platform knows the round by the session that placed the bet.
  const owner = bet.sessionId === session.id ? session : await findSession(studio.pool, bet.sessionId);
  return owner?.mode === 'real' ? settleRound(studio, owner, bet) : bet;
}

/** A bet that was decided a moment ago, with its payment under way: waits a little for it, so that its player need not. */
async function settledSoon(studio: Studio, bet: Round): Promise<Round> {
  let latest = bet;
  for (let look = 0; latest.state === 'drawn' && look < looks; look += 1) {
    await pause(lookMs);
    latest = (await findRoundByRequest(studio.pool, bet.sessionId, bet.requestId)) ?? latest;
  }
  return latest;
}

async function take(
  studio: Studio,
  client: PoolClient,
  game: LiveGame,
  session: Session,
  roundId: string,
  arrivedAt: Date,
): Promise<{ bet: Round; isNew: boolean }> {
  const locked = await lockBet(client, scopeOf(session), roundId);
  const liveRound = locked && (await findLiveRound(client, locked.liveRoundId));
  if (!liveRound) throw new StudioError('step-not-allowed');
  const { bet } = locked;
  if (['drawn', 'settled', 'returning', 'returned'].includes(bet.state)) return { bet, isNew: false };
  if (!isClimb(game) || bet.state !== 'playing' || liveRound.state !== 'running') throw new StudioError('step-not-allowed');
  const stands = game.multiplierAt(arrivedAt.getTime() - liveRound.beginsAt.getTime());
  const auto = (bet.choice as LiveChoice)?.autoCashOut ?? stands;
  const inTime = [{ at: Math.min(stands, auto) }];
  const steps = outcomeOf(game, liveRound, bet.choice, inTime) ? inTime : [];
  const [decided] = await decide(studio, client, game, liveRound, [bet], steps);
  return { bet: decided as Round, isNew: true };
}
