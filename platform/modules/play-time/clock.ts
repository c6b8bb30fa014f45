import { periodAt } from '#modules/limit';

/** How long a player has played for money, as it was at the last bet that was noted. */
export interface PlayClock {
  /** The sitting: play without a long pause. */
  startedAt: Date;
  seenAt: Date;
  /** Of play since the last reality check was acknowledged. */
  uncheckedMs: number;
  /** Of play on the day of the last bet, in UTC. */
  todayMs: number;
}

/** Of the time between two bets, no more than this counts as play: whoever waits longer is doing something else. */
const longestThoughtMs = 2 * 60_000;
/** After a pause of this length the next bet begins another sitting. */
const sittingPauseMs = 30 * 60_000;

/** The clock as a bet at this moment finds it. What has run out stays so, however long the player waits then. */
export function clockAt(clock: PlayClock | null, now: Date): PlayClock {
  if (!clock) return { startedAt: now, seenAt: now, uncheckedMs: 0, todayMs: 0 };
  const pauseMs = Math.max(0, now.getTime() - clock.seenAt.getTime());
  const playedMs = Math.min(pauseMs, longestThoughtMs);
  const { start } = periodAt('daily', now);
  return {
    startedAt: pauseMs > sittingPauseMs ? now : clock.startedAt,
    seenAt: new Date(clock.seenAt.getTime() + pauseMs),
    uncheckedMs: clock.uncheckedMs + playedMs,
    todayMs: clock.seenAt >= start ? clock.todayMs + playedMs : Math.min(playedMs, now.getTime() - start.getTime()),
  };
}

/** How long the last sitting has lasted; it goes on until the pause is too long, and has then ended with its last bet. */
export function sittingMs({ startedAt, seenAt }: PlayClock, now: Date): number {
  const isOver = now.getTime() - seenAt.getTime() > sittingPauseMs;
  return Math.max(0, (isOver ? seenAt : now).getTime() - startedAt.getTime());
}
