import { afterMonths, type Kernel } from '#kernel';
import { takeDueReviews } from './limits-review.sql.ts';

const batch = 500;

/** Of a player who is due to look at his limits and what he has spent. */
export const reviewDueTopic = 'player.limits.reviewDue';

/**
 * Emits `player.limits.reviewDue` for every active player whose last reminder, or registration, lies so many months back as the jurisdiction says:
 * once each, whatever runs beside. (RTS 12E)
 */
export async function remindReviews({ db, clock, events, config }: Kernel): Promise<void> {
  const { reviewMonths } = config.protection;
  if (reviewMonths === null) return;
  const now = clock.now();
  const before = afterMonths(now, -reviewMonths);
  for (let count = batch; count === batch;) {
    count = await db.transaction(async (tx) => {
      const due = await tx.all(takeDueReviews({ before, now, batch }));
      for (const { playerId } of due) events.emit(tx, { topic: reviewDueTopic, playerId, payload: {} });
      return due.length;
    });
  }
}
