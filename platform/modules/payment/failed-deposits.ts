import { invoiceStatus } from '@verdigale/contract';
import { AppError, type Kernel, type Queryable } from '#kernel';
import { lastDeposits } from './find-invoices.sql.ts';

/** So many failures in a row within this time look like a stolen card, or like somebody who needs a break. */
const failures = 5;
const withinMs = 10 * 60_000;
const pauseMs = 30 * 60_000;

/** Causes of a rejection that are not a failed attempt to pay. */
const noFailures = ['expired', 'provider-unavailable', 'declined-by-player', 'returning', 'returned'];

/** Throws depositsPaused for a while after five failed deposits in a row within ten minutes, in whatever currency. */
export async function refuseAfterFailures(db: Queryable, { clock }: Kernel, playerId: string): Promise<void> {
  const ended = await db.all(lastDeposits(playerId, noFailures, failures));
  if (ended.length < failures || ended.some(({ status }) => status === invoiceStatus.success)) return;
  const [last, first] = [ended[0]!.endedAt.getTime(), ended.at(-1)!.endedAt.getTime()];
  const isPaused = last - first <= withinMs && clock.now().getTime() < last + pauseMs;
  if (isPaused) throw new AppError('depositsPaused', `the last ${failures} deposits have failed`);
}
