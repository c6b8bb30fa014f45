/** How a length of time is written: in whole days while there are two or more, then in hours, and by the clock in the last hour. */
export type TimeLeft = { unit: 'day' | 'hour'; count: number } | { unit: 'clock'; seconds: number };

const hour = 3_600;
const day = 24 * hour;

/** Rounded down: nobody is promised time that is not there. */
export function timeLeft(seconds: number): TimeLeft {
  if (seconds >= 2 * day) return { unit: 'day', count: Math.floor(seconds / day) };
  if (seconds >= hour) return { unit: 'hour', count: Math.floor(seconds / hour) };
  return { unit: 'clock', seconds };
}
