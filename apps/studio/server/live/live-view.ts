import { commitmentTo } from '../../engine/fair-source.ts';
import type { LiveView } from '../../wire-live.ts';
import type { Studio } from '../studio.ts';
import { listSharedBets } from './live-bet.sql.ts';
import { listLiveRounds, type LiveRound } from './live-round.sql.ts';

const shownBets = 60;
const shownRounds = 20;

/** Whether the climb has ended, by the clock: from then on everybody may know its end and its seed. */
export function isRevealed(round: LiveRound, now: Date): boolean {
  return round.state === 'over' || round.state === 'returned' || (round.state === 'climbing' && now >= round.endsAt);
}

/** The shared round as everybody may see it now, with the rounds before. */
export async function viewLive(studio: Studio, game: string): Promise<Omit<LiveView, 'now'>> {
  const [round, ...earlier] = await listLiveRounds(studio.pool, game, shownRounds + 1);
  const past = earlier.map(({ number, point, state }) => ({ number, point: state === 'returned' ? null : point }));
  if (!round) return { round: null, bets: [], past };
  const revealed = isRevealed(round, studio.clock.now());
  return {
    round: {
      id: round.id,
      number: round.number,
      phase: revealed && round.state === 'climbing' ? 'over' : round.state,
      opensAt: round.openedAt.getTime(),
      beginsAt: round.beginsAt.getTime(),
      hash: commitmentTo(round.seed),
      end: revealed ? { at: round.endsAt.getTime(), point: round.point, seed: round.seed } : null,
    },
    bets: await listSharedBets(studio.pool, round.id, shownBets),
    past,
  };
}
