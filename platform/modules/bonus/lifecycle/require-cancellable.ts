import { playerBonusStatus } from '@verdigale/contract';
import { AppError, type Queryable } from '#kernel';
import { newestOpenRound, type PlayerBonusRow } from '../player-bonus.sql.ts';

/** After this time an open round no longer keeps a bonus from being given up: no bonus is ever stuck. */
const patienceMs = 15 * 60_000;

/** Throws bonusCancelLocked once wagering of a locked one has begun, bonusUnsettled while a fresh round of it is open. */
export async function requireCancellable(db: Queryable, bonus: PlayerBonusRow, now: Date): Promise<void> {
  const { status, terms, progress, openRounds } = bonus;
  if (status !== playerBonusStatus.active) return;
  if (terms.isCancelLocked && progress > 0n) throw new AppError('bonusCancelLocked', 'its terms do not let it be given up');
  if (openRounds === 0) return;
  const { openedAt } = await db.one(newestOpenRound(bonus));
  if (openedAt.getTime() + patienceMs > now.getTime()) throw new AppError('bonusUnsettled', 'a round of this bonus is open');
}
