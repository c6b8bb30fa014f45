import { useEffect, useState } from 'react';
import { passedMark, secondsUntil, type SpokenMark } from './countdown.ts';

export interface Countdown {
  /** Null without an end. */
  seconds: number | null;
  isOver: boolean;
  /** A mark that was passed while this was on the page: to be said once. */
  spoken: SpokenMark | undefined;
}

/** The time until then, told once a second. */
export function useCountdown(end: string | undefined): Countdown {
  const [now, setNow] = useState(Date.now);
  const [openedAt] = useState(now);
  const seconds = secondsUntil(end, now);
  const isOver = seconds === 0;
  useEffect(() => {
    if (end === undefined || isOver) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [end, isOver]);
  const mark = seconds === null ? undefined : passedMark(seconds);
  const first = passedMark(secondsUntil(end, openedAt) ?? Number.POSITIVE_INFINITY);
  return { seconds, isOver, spoken: mark === first ? undefined : mark };
}
