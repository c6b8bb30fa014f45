export const cashPeriods = ['daily', 'weekly', 'monthly'] as const;
export type CashPeriod = (typeof cashPeriods)[number];

/** The calendar day, week (from Monday) or month, in UTC, that a moment lies in; `end` is when the next one begins. */
export function periodAt(period: CashPeriod, now: Date): { start: Date; end: Date } {
  const [year, month, day] = [now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()];
  if (period === 'monthly') return { start: new Date(Date.UTC(year, month)), end: new Date(Date.UTC(year, month + 1)) };
  const [days, first] = period === 'weekly' ? [7, day - ((now.getUTCDay() + 6) % 7)] : [1, day];
  return { start: new Date(Date.UTC(year, month, first)), end: new Date(Date.UTC(year, month, first + days)) };
}
