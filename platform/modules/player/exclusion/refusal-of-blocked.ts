import { AppError, type Queryable } from '#kernel';
import { exclusionOf } from './exclusion.sql.ts';
import { selfExcluded } from './self-excluded.ts';

/** What a blocked player is told at the sign-in: that he has excluded himself, with the end, or that the account is blocked. */
export async function refusalOfBlocked(db: Queryable, playerId: string): Promise<AppError> {
  const exclusion = await db.maybe(exclusionOf(playerId));
  return exclusion ? selfExcluded(exclusion.endsAt) : new AppError('accountBlocked', 'this account is blocked');
}
