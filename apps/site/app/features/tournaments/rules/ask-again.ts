import type { Tournament } from '@verdigale/contract';
import { localTimeOf } from '@verdigale/client/server-clock';
import { phaseOf } from './phase.ts';

/** How often a change of state that is due is asked for, and a final ranking that is on its way. */
const dueMs = 5_000;
const countingMs = 60_000;
/** How often the own place is: a player hears of it after rounds of his own, but not when others pass him. */
const placeMs = 20_000;
/** No timer of a browser is longer than some days. */
const longestMs = 3_600_000;
const leastMs = 1_000;

type Asked = Pick<Tournament, 'state' | 'startAt' | 'endAt' | 'playerEntry'>;

/** When was asked last. */
interface Answered {
  dataUpdatedAt: number;
  errorUpdatedAt: number;
}

/**
 * In how many milliseconds the state of one of these, or the own place in it, may have changed; false when none changes any more. Counted from the
 * last answer: what the socket says of a ranking, every two seconds where many play, does not put it off.
 */
export function askAgainIn(tournaments: readonly Asked[], { dataUpdatedAt, errorUpdatedAt }: Answered, now = Date.now()): number | false {
  const answeredAt = Math.max(dataUpdatedAt, errorUpdatedAt) || now;
  const waits = tournaments.flatMap((tournament) => {
    const { name, next } = phaseOf(tournament);
    const own = name === 'running' && tournament.playerEntry ? [placeMs] : [];
    if (next !== null) return [...own, Math.max(localTimeOf(Date.parse(next)) - answeredAt, dueMs)];
    return name === 'counting' ? [countingMs] : [];
  });
  if (waits.length === 0) return false;
  const wait = Math.min(...waits, longestMs);
  return Math.min(Math.max(answeredAt + wait - now, leastMs), wait);
}
