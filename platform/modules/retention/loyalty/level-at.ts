import type { Kernel, Queryable } from '#kernel';
import { levelReachedBefore } from './loyalty.sql.ts';

/** The id of the level that a player had at that moment; null where the brand has no programme. */
export async function loyaltyLevelAt(
  db: Queryable,
  { loyalty }: Pick<Kernel['config'], 'loyalty'>,
  playerId: string,
  at: Date,
): Promise<string | null> {
  if (!loyalty) return null;
  const { level } = (await db.maybe(levelReachedBefore(playerId, at))) ?? { level: 1 };
  return loyalty.levels[Math.min(level, loyalty.levels.length) - 1]!.id;
}
