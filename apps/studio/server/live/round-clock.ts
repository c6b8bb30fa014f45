export type LiveState = 'betting' | 'running' | 'over' | 'returned';

/** When a shared round passes from stage to stage. */
export interface RoundTimes {
  state: LiveState;
  beginsAt: Date;
  endsAt: Date;
}

/** Durations in milliseconds. */
export interface RoundPace {
  /** From the end of a round to the next one. */
  restMs: number;
  /** A round that has not begun this long after its time is called off. */
  lateBeginMs: number;
  /** How long after the end to wait for steps that came in time. */
  landingMs: number;
}

/** What one process must do now, or how long it has nothing to do; null until somebody watches. */
export type NextAct = { act: 'open' | 'begin' | 'return' | 'end' } | { act: null; waitMs: number | null };

/**
 * The course of shared rounds as a function of the clock: every process asks it, and the database lets one of them act. A
 * round that has opened runs to its end whether anybody watches or not; a new one opens only for watchers.
 */
export function nextAct(round: RoundTimes | null, now: Date, isWatched: boolean, pace: RoundPace): NextAct {
  const since = (moment: Date, more = 0): number => now.getTime() - moment.getTime() - more;
  const when = (late: number, act: 'begin' | 'end' | 'open'): NextAct => (late >= 0 ? { act } : { act: null, waitMs: -late });
  if (round?.state === 'betting') {
    return since(round.beginsAt, pace.lateBeginMs) > 0 ? { act: 'return' } : when(since(round.beginsAt), 'begin');
  }
  if (round?.state === 'running') return when(since(round.endsAt, pace.landingMs), 'end');
  if (!isWatched) return { act: null, waitMs: null };
  return round ? when(since(round.endsAt, pace.restMs), 'open') : { act: 'open' };
}
