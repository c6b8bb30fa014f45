import { v7 as newId } from 'uuid';
import { fairSource } from '../engine/fair-source.ts';
import { winOf, type SlotGame } from '../games/slot-game.ts';
import { placeBet } from './place-bet.ts';
import { refusalOf, repeatAnswer, requireAllowedStake, requirePace, type RoundRequest } from './round-request.ts';
import { findRoundByRequest, insertCreatedRound, markRoundDrawn, markRoundRefused, markRoundReturning, type Round } from './round.sql.ts';
import type { RealSession } from './session.sql.ts';
import { settleRound } from './settle-round.ts';
import { StudioError } from './studio-error.ts';
import { later, type Studio } from './studio.ts';

/** After this long an open bet belongs to a process that died; longer than all attempts of a bet together. */
export const createdLeaseMs = 90_000;
/** The worker leaves a fresh result to the request that drew it for this long. */
const ownSettlementMs = 30_000;

/**
 * One paid round: row with its nonce → bet → outcome → win or finish. The outcome is computed only after the bet is
 * accepted, and kept before the win is sent. Returns the round settled, or still `drawn` when
 * the platform did not acknowledge the win; the settlement worker then brings it home.
 */
export async function playRealRound(studio: Studio, game: SlotGame, session: RealSession, request: RoundRequest): Promise<Round> {
  const earlier = await findRoundByRequest(studio.pool, session.id, request.requestId);
  if (earlier) return repeatAnswer(earlier);
  requireAllowedStake(session, request.stake);
  await requirePace(studio, studio.pool, session);

  const round = {
    id: newId(),
    sessionId: session.id,
    requestId: request.requestId,
    game: game.identity,
    rulesVersion: game.rulesVersion,
    playerId: session.playerId,
    stake: request.stake,
    createdAt: studio.clock.now(),
  };
  const seed = await insertCreatedRound(studio.pool, round, later(studio, createdLeaseMs));
  if (!seed) throw new StudioError(seed === null ? 'round-open' : 'session-expired');

  const bet = await placeBet(studio, session, round);
  if (bet.kind === 'refused') {
    await markRoundRefused(studio.pool, round.id, bet.code, studio.clock.now());
    throw refusalOf(bet.code, bet.balance);
  }
  if (bet.kind === 'unconfirmed') {
    const returning = await markRoundReturning(studio.pool, round.id, later(studio, ownSettlementMs));
    if (returning) await settleRound(studio, session, returning);
    throw new StudioError('bet-unconfirmed');
  }

  const outcome = game.draw(fairSource(seed));
  const drawn = await markRoundDrawn(studio.pool, round.id, {
    outcome,
    win: winOf(game, round.stake, outcome.pay),
    balanceAfterBet: bet.balance,
    nextAttemptAt: later(studio, ownSettlementMs),
  });
  if (!drawn) throw new StudioError('bet-unconfirmed');
  return settleRound(studio, session, drawn);
}
