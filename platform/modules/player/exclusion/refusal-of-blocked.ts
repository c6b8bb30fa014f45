import { AppError, type Queryable } from '#kernel';
import { exclusionOf } from './exclusion.sql.ts';

/** What a blocked player is told at the sign-in: that he has excluded himself, with the end, or that the account is blocked. */
export async function refusalOfBlocked(db: Queryable, playerId: string): Promise<AppError> {
  const exclusion = await db.maybe(exclusionOf(playerId));
  if (!exclusion) return new AppError('accountBlocked', 'this account is blocked');
  const { endsAt } = exclusion;
  return new AppError('selfExcluded', 'this player is self-excluded', { extra: endsAt ? { until: endsAt.toISOString() } : {} });
}
