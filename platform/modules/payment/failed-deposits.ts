import { invoiceStatus } from '@verdigale/contract';
import { AppError, type Kernel, type Queryable } from '#kernel';
import { lastDeposits } from './find-invoices.sql.ts';

const minuteMs = 60_000;

/** Causes of a rejection that are not a failed attempt to pay. */
export const noFailures: readonly string[] = ['expired', 'provider-unavailable', 'declined-by-player', 'returning', 'returned'];

/**
 * Throws depositsPaused, with `until`, for a while after several failed deposits in a row within a short time, in whatever currency: they look
 * like a stolen card, or like somebody who needs a break. The figures are the jurisdiction's. (NJ 1.3)
 */
export async function refuseAfterFailures(db: Queryable, { clock, config }: Kernel, playerId: string): Promise<void> {
  const { count, withinMinutes, closedMinutes } = config.protection.failedDeposits;
  const ended = await db.all(lastDeposits(playerId, noFailures, count));
  if (ended.length < count || ended.some(({ status }) => status === invoiceStatus.success)) return;
  const [last, first] = [ended[0]!.endedAt.getTime(), ended.at(-1)!.endedAt.getTime()];
  const until = new Date(last + closedMinutes * minuteMs);
  if (last - first > withinMinutes * minuteMs || clock.now() >= until) return;
  throw new AppError('depositsPaused', `the last ${count} deposits have failed`, { extra: { until: until.toISOString() } });
}
