import { commitmentTo } from '../../engine/fair-source.ts';
import { isClimb, type LiveGame } from '../../games/live-game.ts';
import type { LiveRoundView, LiveView } from '../../wire-live.ts';
import type { Studio } from '../studio.ts';
import { listSharedBets } from './live-bet.sql.ts';
import type { LiveRound } from './live-round.sql.ts';
import type { LiveState } from './round-clock.ts';

/** As many as a list shows; there may be a thousand, and each message goes to everybody. */
const shownBets = 30;
/** The rounds that a message tells of: the present one, and those before it. */
export const viewedRounds = 21;

/** The stage of a round by the clock: it is over when its time is, even if nobody has decided it yet. */
export function stageOf({ state, endsAt }: LiveRound, now: Date): LiveState {
  return state === 'running' && now >= endsAt ? 'over' : state;
}

/**
 * Whether everybody may know a round's result and seed. At a table that is as soon as no bet can join it any more, which the row alone
 * says; in a climb it is when the climb has ended, since until then players may leave.
 */
function isRevealed(game: LiveGame, round: LiveRound, now: Date): boolean {
  return isClimb(game) ? ['over', 'returned'].includes(stageOf(round, now)) : round.state !== 'betting';
}

/** The shared round as everybody may see it now, with the rounds before (the latest first). */
export async function viewLive(studio: Studio, game: LiveGame, rounds: readonly LiveRound[]): Promise<Omit<LiveView, 'now'>> {
  const [round, ...earlier] = rounds;
  const past = earlier.map(({ number, result, state }) => ({ number, result: state === 'returned' ? null : result }));
  if (!round) return { round: null, bets: [], count: 0, past };
  return { round: viewRound(studio, game, round), ...(await listSharedBets(studio.pool, round.id, shownBets)), past };
}

function viewRound(studio: Studio, game: LiveGame, round: LiveRound): LiveRoundView {
  const now = studio.clock.now();
  const { id, number, seed, result, openedAt, beginsAt, endsAt } = round;
  return {
    id,
    number,
    phase: stageOf(round, now),
    opensAt: openedAt.getTime(),
    beginsAt: beginsAt.getTime(),
    hash: commitmentTo(seed),
    end: isRevealed(game, round, now) ? { at: endsAt.getTime(), result, seed } : null,
  };
}
