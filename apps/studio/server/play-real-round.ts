import { v7 as newId } from 'uuid';
import { costOf, winOf, type Game } from '../games/game.ts';
import { courseOf, ownSettlementMs } from './course-of.ts';
import { cancelIssue } from './free-issue.sql.ts';
import { insertCreatedRound, markRoundBegun, markRoundRefused, markRoundReturning } from './course.sql.ts';
import { placeBet, type Paid, type PlacedBet } from './place-bet.ts';
import {
  freeRoundsOver,
  refusalOf,
  repeatAnswer,
  readChoice,
  requireAllowedStake,
  requirePace,
  type RoundRequest,
} from './round-request.ts';
import { findRoundByRequest, type Round } from './round.sql.ts';
import type { RealSession } from './session.sql.ts';
import { settleRound } from './settle-round.ts';
import { StudioError } from './studio-error.ts';
import { takeFreeRound } from './take-free-round.ts';
import { later, type Studio } from './studio.ts';

/** After this long an open bet belongs to a process that died; longer than all attempts of a bet together. */
export const createdLeaseMs = 90_000;

/**
 * One paid round: row with its nonce → bet → outcome → steps of the player, if it has any → win or finish. The outcome is
 * computed only after the bet is accepted, and stored before it is shown. Returns the round `playing` when the player
 * is to take a step, else settled, or still `drawn` when the platform did not acknowledge the win; the settlement worker
 * then completes it.
 */
export async function playRealRound(studio: Studio, game: Game, session: RealSession, request: RoundRequest): Promise<Round> {
  const earlier = await findRoundByRequest(studio.pool, session.id, request.requestId);
  if (earlier) return repeatAnswer(earlier);
  const free = request.isFree ? await takeFreeRound(studio, session, request.stake) : null;
  if (!free) requireAllowedStake(game, session, request.stake);
  const choice = readChoice(game, session, request);
  await requirePace(studio, studio.pool, session);

  const round = {
    id: newId(),
    sessionId: session.id,
    requestId: request.requestId,
    game: game.identity,
    rulesVersion: game.rulesVersion,
    playerId: session.playerId,
    currency: session.currency,
    stake: request.stake,
    choice,
    free,
    createdAt: studio.clock.now(),
  };
  const seed = await insertCreatedRound(studio.pool, round, later(studio, createdLeaseMs));
  if (!seed) throw new StudioError(seed === null ? 'round-open' : 'session-expired');

  const paid = await betStake(studio, session, { ...round, stake: winOf(game, request.stake, costOf(game, choice)) });
  await requireRoomToRaise(studio, session, game, round, paid);
  const course = courseOf(studio, game, round, seed, [], null);
  if (!course) throw new Error(`${game.identity} does not play a choice that it offers`);
  const begun = await markRoundBegun(studio.pool, round.id, paid, course, studio.clock.now());
  if (!begun) throw new StudioError('bet-unconfirmed');
  return begun.state === 'playing' ? begun : settleRound(studio, session, begun);
}

/**
 * Bets the stake of a created round. Throws when the platform refuses the bet, or does not
 * confirm it; the stake then goes back.
 */
export async function betStake(studio: Studio, session: RealSession, round: PlacedBet): Promise<Paid> {
  const bet = await placeBet(studio, session, round);
  if (bet.kind === 'accepted') return bet;
  if (bet.kind === 'refused') {
    await markRoundRefused(studio.pool, round.id, bet, studio.clock.now());
    if (round.free && bet.code === freeRoundsOver) await cancelIssue(studio.pool, round.free.issueId, studio.clock.now());
    throw refusalOf(bet);
  }
  await returnStake(studio, session, round.id);
  throw new StudioError('bet-unconfirmed');
}

/** Gives the stake of a created round back. False while nobody has confirmed it; the settlement worker then goes on. */
export async function returnStake(studio: Studio, session: RealSession, id: string): Promise<boolean> {
  const returning = await markRoundReturning(studio.pool, id, later(studio, ownSettlementMs));
  return returning !== null && (await settleRound(studio, session, returning)).state === 'returned';
}

/** Gives back a stake which the platform would not take the game's raise beside, before anything is drawn, and says what it would take. */
async function requireRoomToRaise(
  studio: Studio,
  session: RealSession,
  game: Game,
  { id, stake }: Pick<Round, 'id' | 'stake'>,
  { mostMore }: Paid,
): Promise<void> {
  if (game.raise === undefined || mostMore === null || mostMore >= winOf(game, stake, game.raise)) return;
  if (!(await returnStake(studio, session, id))) throw new StudioError('bet-unconfirmed');
  const [units, raised] = [BigInt(game.unitsPerStake), BigInt(game.unitsPerStake + game.raise)];
  throw new StudioError('stake-too-high', { maxStake: (((stake + mostMore) * units) / raised).toString() });
}
