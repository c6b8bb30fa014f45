import { localTimeOf } from '@verdigale/client/server-clock';
import { useState } from 'react';
import { secondsUntil, useSecondsUntil } from '#app/widgets/use-seconds-until.ts';

/** Seconds before the end at which the time left is said aloud. */
const marks = [300, 60, 30] as const;

export type SpokenMark = (typeof marks)[number];

/** The last mark that was passed. */
export function passedMark(seconds: number): SpokenMark | undefined {
  return marks.findLast((mark) => seconds <= mark);
}

export interface Countdown {
  /** Null without an end. */
  seconds: number | null;
  isOver: boolean;
  /** A mark that was passed while this was on the page: to be said once. */
  spoken: SpokenMark | undefined;
}

/** The time that is left to pay until this moment of the server's (ISO 8601), if there is one. (wire 22) */
export function useCountdown(expiresAt: string | undefined): Countdown {
  const end = expiresAt === undefined ? null : localTimeOf(Date.parse(expiresAt));
  const [openedAt] = useState(Date.now);
  const seconds = useSecondsUntil(end);
  const mark = seconds === null ? undefined : passedMark(seconds);
  const first = passedMark(secondsUntil(end, openedAt) ?? Number.POSITIVE_INFINITY);
  return { seconds, isOver: seconds === 0, spoken: mark === first ? undefined : mark };
}
