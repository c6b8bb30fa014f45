import { invoiceStatus, invoiceType } from '@verdigale/contract';
import { sql } from 'kysely';
import { AppError, type Kernel, type Queryable } from '#kernel';

/** So many failures in a row within this time look like a stolen card, or like somebody who needs a pause. */
const failures = 5;
const withinMs = 10 * 60_000;
const pauseMs = 30 * 60_000;

/** Rejected, but not by the provider: nobody tried to pay and failed. */
const noFailures = ['expired', 'provider-unavailable', 'declined-by-player'];

/** Throws depositsPaused for a while after five failed deposits in a row within ten minutes, in whatever currency. */
export async function refuseAfterFailures(db: Queryable, { clock }: Kernel, playerId: string): Promise<void> {
  const ended = await db.all(
    sql<{ status: number; endedAt: Date }>`select status, updated_at as "endedAt" from payment.invoice
      where player_id = ${playerId} and type = ${invoiceType.deposit} and status in (${invoiceStatus.success}, ${invoiceStatus.rejected})
        and not (status = ${invoiceStatus.rejected} and status_result = any(${noFailures}))
      order by updated_at desc limit ${failures}`,
  );
  if (ended.length < failures || ended.some(({ status }) => status === invoiceStatus.success)) return;
  const [last, first] = [ended[0]!.endedAt.getTime(), ended.at(-1)!.endedAt.getTime()];
  const isPaused = last - first <= withinMs && clock.now().getTime() < last + pauseMs;
  if (isPaused) throw new AppError('depositsPaused', `the last ${failures} deposits have failed`);
}
