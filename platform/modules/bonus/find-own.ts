import { AppError, type Queryable } from '#kernel';
import { freeSpinById, type FreeSpinRow } from './free-spin.sql.ts';
import { playerBonusById, type PlayerBonusRow } from './player-bonus.sql.ts';

/** The player's bonus of this id. Throws notFound; another player's is not found either. */
export async function requireOwnBonus(db: Queryable, playerId: string, id: string): Promise<PlayerBonusRow> {
  const row = await db.maybe(playerBonusById(id));
  if (row?.playerId !== playerId) throw new AppError('notFound', 'no such bonus');
  return row;
}

/** The same of free spins. */
export async function requireOwnFreeSpin(db: Queryable, playerId: string, id: string): Promise<FreeSpinRow> {
  const row = await db.maybe(freeSpinById(id));
  if (row?.playerId !== playerId) throw new AppError('notFound', 'no such free spins');
  return row;
}
