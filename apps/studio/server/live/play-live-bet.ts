import { inTransaction } from '@verdigale/stand-in';
import { v7 as newId } from 'uuid';
import type { LiveGame } from '../../games/live-game.ts';
import { betStake, createdLeaseMs, returnStake } from '../play-real-round.ts';
import { readChoice, repeatAnswer, requireAllowedStake, requirePace, type RoundRequest } from '../round-request.ts';
import { findPlayingRound, findRoundByRequest, scopeOf, type Round } from '../round.sql.ts';
import { lockDemoBalance, setDemoBalance, type DemoSession, type RealSession, type Session } from '../session.sql.ts';
import { StudioError } from '../studio-error.ts';
import { later, type Studio } from '../studio.ts';
import { insertCreatedBet, insertDemoBet, joinLiveRound, type NewLiveBet } from './live-bet.sql.ts';
import { listLiveRounds, type LiveRound } from './live-round.sql.ts';

interface Bet {
  bet: NewLiveBet;
  liveRound: LiveRound;
}

/** A bet in the shared round that takes stakes now. Returns it as `playing`: the stake is paid, and the bet takes part. */
export async function playLiveBet(studio: Studio, game: LiveGame, session: Session, request: RoundRequest): Promise<Round> {
  const earlier = await findRoundByRequest(studio.pool, session.id, request.requestId);
  if (earlier) return repeatAnswer(earlier);
  requireAllowedStake(game, session, request.stake);
  const choice = readChoice(game, session, request);
  const [liveRound] = await listLiveRounds(studio.pool, game.identity, 1);
  const now = studio.clock.now();
  if (liveRound?.state !== 'betting' || now >= liveRound.beginsAt) throw new StudioError('betting-closed');
  // Its process would decide the bet by rules that its player has not seen.
  if (liveRound.rulesVersion !== game.rulesVersion) throw new StudioError('betting-closed');
  await requirePace(studio, studio.pool, session);
  const { requestId, stake } = request;
  const { playerId, currency } = session.mode === 'real' ? session : { playerId: null, currency: null };
  const { identity, rulesVersion } = game;
  const bet = { id: newId(), sessionId: session.id, requestId, game: identity, rulesVersion, playerId, currency, stake, choice };
  const placed = { bet: { ...bet, liveRoundId: liveRound.id, createdAt: now, outcome: game.inPlay }, liveRound };
  return session.mode === 'real' ? betReal(studio, session, placed) : betDemo(studio, session, placed);
}

/** When the worker gives up a bet that no process was there to decide. */
const waitUntil = (studio: Studio, { endsAt }: LiveRound): Date => new Date(endsAt.getTime() + studio.settings.stepWaitMs);

/** Row → bet → in the round. A stake that the platform takes only after the window has closed goes back. */
async function betReal(studio: Studio, session: RealSession, { bet, liveRound }: Bet): Promise<Round> {
  if (!(await insertCreatedBet(studio.pool, bet, later(studio, createdLeaseMs)))) throw new StudioError('round-open');
  const { balance } = await betStake(studio, session, bet);
  const joined = await joinLiveRound(studio.pool, bet, balance, { at: studio.clock.now(), waitUntil: waitUntil(studio, liveRound) });
  if (joined) return joined;
  await returnStake(studio, session, bet.id);
  throw new StudioError('betting-closed');
}

function betDemo(studio: Studio, session: DemoSession, { bet, liveRound }: Bet): Promise<Round> {
  return inTransaction(studio.pool, async (client) => {
    const balance = await lockDemoBalance(client, session.id);
    if (balance === null || (await findPlayingRound(client, scopeOf(session)))) throw new StudioError('round-open');
    if (balance < bet.stake) throw new StudioError('insufficient-funds', { balance: balance.toString() });
    const joined = await insertDemoBet(client, bet, balance - bet.stake, waitUntil(studio, liveRound));
    if (!joined) throw new StudioError('betting-closed');
    await setDemoBalance(client, session.id, balance - bet.stake);
    return joined;
  });
}
