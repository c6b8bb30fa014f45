import { startOf } from '../award/judge-offer.ts';
import type { Period } from '../campaign/offer.ts';

export interface CashbackPeriod {
  start: Date;
  end: Date;
}

/** Rounds that are paid late, within this time, still count; then the period is settled. */
export const settledAfterMs = 3_600_000;

/** The day, the week from Monday or the month in UTC in which this moment lies. */
export function periodOf(period: Period, at: Date): CashbackPeriod {
  const start = startOf(period, at);
  // A month ends within 32 days of its start, a week within 7: the period that contains that moment is the next one, and its start the end of this
  // one.
  const days = { day: 1, week: 7, month: 32 }[period];
  return { start, end: startOf(period, new Date(start.getTime() + days * 86_400_000)) };
}

/** The last two that can be settled, the older one first: one may have ended while no server ran. */
export function settledPeriods(period: Period, now: Date): CashbackPeriod[] {
  const last = periodOf(period, new Date(periodOf(period, new Date(now.getTime() - settledAfterMs)).start.getTime() - 1));
  return [periodOf(period, new Date(last.start.getTime() - 1)), last];
}
