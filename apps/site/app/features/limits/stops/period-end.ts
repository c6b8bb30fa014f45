const dayMs = 86_400_000;

/**
 * When a break or a self-exclusion of this period ends that begins now: `3_days`, `1_month`, `1_year`, by the calendar in UTC; null for one
 * without an end. What the platform answers is what holds; this is for saying it beforehand. (wire 1.4)
 */
export function periodEnd(period: string, now: Date): Date | null {
  const [, count, unit] = /^(\d+)_(day|week|month|year)s?$/.exec(period) ?? [];
  if (count === undefined) return null;
  if (unit === 'day' || unit === 'week') return new Date(now.getTime() + Number(count) * (unit === 'week' ? 7 : 1) * dayMs);
  const months = Number(count) * (unit === 'year' ? 12 : 1);
  const lastDay = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months + 1, 0)).getUTCDate();
  const then = new Date(now);
  then.setUTCMonth(now.getUTCMonth() + months, Math.min(now.getUTCDate(), lastDay));
  return then;
}
