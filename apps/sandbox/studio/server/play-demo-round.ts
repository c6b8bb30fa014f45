import { v7 as newId } from 'uuid';
import { fairSource } from '../engine/fair-source.ts';
import { winOf, type SlotGame } from '../games/slot-game.ts';
import { repeatAnswer, requireAllowedStake, requirePace, type RoundRequest } from './round-request.ts';
import { findRoundByRequest, insertSettledRound, type Round } from './round.sql.ts';
import { seedOwner, takeNonce } from './seed.sql.ts';
import { lockDemoBalance, setDemoBalance, type DemoSession } from './session.sql.ts';
import { StudioError } from './studio-error.ts';
import type { Studio } from './studio.ts';

/** One demo round: the same reels and chances as a paid one, on pretend credits in one transaction; no call leaves. */
export async function playDemoRound(studio: Studio, game: SlotGame, session: DemoSession, request: RoundRequest): Promise<Round> {
  requireAllowedStake(session, request.stake);
  const client = await studio.pool.connect();
  try {
    await client.query('begin');
    const balance = await lockDemoBalance(client, session.id);
    if (balance === null) throw new StudioError('round-open');
    const earlier = await findRoundByRequest(client, session.id, request.requestId);
    if (earlier) {
      await client.query('rollback');
      return repeatAnswer(earlier);
    }
    await requirePace(studio, client, session);
    if (balance < request.stake) throw new StudioError('insufficient-funds', { balance: balance.toString() });

    const seed = await takeNonce(client, seedOwner(session));
    if (!seed) throw new StudioError('session-expired');
    const outcome = game.draw(fairSource(seed));
    const win = winOf(game, request.stake, outcome.pay);
    const balanceAfterBet = balance - request.stake;
    const balanceAfter = balanceAfterBet + win;
    const created = {
      id: newId(),
      sessionId: session.id,
      requestId: request.requestId,
      game: game.identity,
      rulesVersion: game.rulesVersion,
      playerId: null,
      stake: request.stake,
      createdAt: studio.clock.now(),
      seed,
      outcome,
      win,
      balanceAfterBet,
      balanceAfter,
    };
    await insertSettledRound(client, created);
    await setDemoBalance(client, session.id, balanceAfter);
    await client.query('commit');
    return { ...created, state: 'settled', refusalCode: null, attempts: 0 };
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}
