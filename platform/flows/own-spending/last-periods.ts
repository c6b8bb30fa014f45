import { periodAt } from '#modules/limit';

type Period = Parameters<typeof periodAt>[0];

/** How many are looked back upon: two weeks, a quarter, a year. */
const counts = { daily: 14, weekly: 13, monthly: 12 } as const satisfies Record<Period, number>;

/** The last calendar days, weeks or months in UTC, oldest first; the last one is running. */
export function lastPeriods(period: Period, now: Date): { start: Date; end: Date }[] {
  const periods = [periodAt(period, now)];
  while (periods.length < counts[period]) periods.unshift(periodAt(period, new Date(periods[0]!.start.getTime() - 1)));
  return periods;
}
