import { inTransaction } from '@verdigale/stand-in';
import { v7 as newId } from 'uuid';
import type { PoolClient } from 'pg';
import { costOf, winOf, type Game } from '../games/game.ts';
import { courseOf } from './course-of.ts';
import { insertDemoRound } from './course.sql.ts';
import { readChoice, repeatAnswer, requireAllowedStake, requirePace, type RoundRequest } from './round-request.ts';
import { findPlayingRound, findRoundByRequest, scopeOf, type Round } from './round.sql.ts';
import { seedOwner, takeNonce } from './seed.sql.ts';
import { lockDemoBalance, setDemoBalance, type DemoSession } from './session.sql.ts';
import { StudioError } from './studio-error.ts';
import type { Studio } from './studio.ts';

/** One demo round: the same rules and chances as a paid one, on pretend credits in one transaction, with no call to the platform. */
export async function playDemoRound(studio: Studio, game: Game, session: DemoSession, request: RoundRequest): Promise<Round> {
  requireAllowedStake(game, session, request.stake);
  const choice = readChoice(game, session, request);
  const cost = winOf(game, request.stake, costOf(game, choice));
  return inTransaction(studio.pool, async (client) => {
    const balance = await lockDemoBalance(client, session.id);
    if (balance === null) throw new StudioError('round-open');
    const earlier = await findRoundByRequest(client, session.id, request.requestId);
    if (earlier) return repeatAnswer(earlier);
    if (await findPlayingRound(client, scopeOf(session))) throw new StudioError('round-open');
    await requirePace(studio, client, session);
    if (balance < cost) throw new StudioError('insufficient-funds', { balance: balance.toString() });
    return begin(studio, client, game, session, { ...request, choice, balanceAfterBet: balance - cost });
  });
}

async function begin(
  studio: Studio,
  client: PoolClient,
  game: Game,
  session: DemoSession,
  { requestId, stake, choice, balanceAfterBet }: RoundRequest & { balanceAfterBet: bigint },
): Promise<Round> {
  const seed = await takeNonce(client, seedOwner(session));
  if (!seed) throw new StudioError('session-expired');
  const course = courseOf(studio, game, { stake, choice }, seed, [], balanceAfterBet);
  if (!course) throw new Error(`${game.identity} does not play a choice that it offers`);
  await setDemoBalance(client, session.id, course.balanceAfter ?? balanceAfterBet);
  const { identity, rulesVersion } = game;
  const round = {
    id: newId(),
    sessionId: session.id,
    requestId,
    game: identity,
    rulesVersion,
    playerId: null,
    currency: null,
    stake,
    choice,
  };
  return insertDemoRound(client, { ...round, createdAt: studio.clock.now(), seed, balanceAfterBet }, course);
}
