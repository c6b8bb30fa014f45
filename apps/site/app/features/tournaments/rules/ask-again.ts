import type { Tournament } from '@verdigale/contract';
import { localTimeOf } from '#app/session/server-clock.ts';
import { phaseOf } from './phase.ts';

/** How often a change of state that is due is asked for, and a final ranking that is on its way. */
const dueMs = 5_000;
const countingMs = 60_000;
/** No timer of a browser is longer than some days. */
const longestMs = 3_600_000;

/** In how many milliseconds the state of one of these may have changed; false when none changes any more. */
export function askAgainIn(tournaments: readonly Pick<Tournament, 'state' | 'startAt' | 'endAt'>[], now = Date.now()): number | false {
  const waits = tournaments.map(phaseOf).flatMap(({ name, next }) => {
    if (next !== null) return [Math.max(localTimeOf(Date.parse(next)) - now, dueMs)];
    return name === 'counting' ? [countingMs] : [];
  });
  return waits.length > 0 && Math.min(...waits, longestMs);
}
