export type LiveState = 'betting' | 'climbing' | 'over' | 'returned';

/** When a shared round passes from stage to stage. */
export type RoundTimes = { state: LiveState; beginsAt: Date; endsAt: Date };

/** Durations in milliseconds. */
export type LivePace = {
  /** How long stakes are taken. */
  bettingMs: number;
  /** From the end of a round to the next one. */
  restMs: number;
  /** A climb that nobody began for so long is not begun any more. */
  lateBeginMs: number;
  /** How long cash-outs that came in time are waited for, after the end. */
  landingMs: number;
};

/** What one process is to do now, or how long there is nothing to do; null until somebody watches. */
export type NextAct = { act: 'open' | 'begin' | 'return' | 'end' } | { act: null; waitMs: number | null };

/**
 * The course of shared rounds as a function of the clock: every process asks it, and the database lets one of them act. A
 * round that has opened goes its way whether anybody watches or not; a new one opens for those who do.
 */
export function nextAct(round: RoundTimes | null, now: Date, isWatched: boolean, pace: LivePace): NextAct {
  const since = (moment: Date, more = 0): number => now.getTime() - moment.getTime() - more;
  const when = (late: number, act: 'begin' | 'end' | 'open'): NextAct => (late >= 0 ? { act } : { act: null, waitMs: -late });
  if (round?.state === 'betting') {
    return since(round.beginsAt, pace.lateBeginMs) > 0 ? { act: 'return' } : when(since(round.beginsAt), 'begin');
  }
  if (round?.state === 'climbing') return when(since(round.endsAt, pace.landingMs), 'end');
  if (!isWatched) return { act: null, waitMs: null };
  return round ? when(since(round.endsAt, pace.restMs), 'open') : { act: 'open' };
}
