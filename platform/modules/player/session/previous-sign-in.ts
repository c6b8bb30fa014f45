import type { CallData } from '@verdigale/contract';
import type { Queryable } from '#kernel';
import { previousSignIn } from './sign-in.sql.ts';

/** When the player signed in before this time; null for whoever never did. (PA 812a.9) */
export async function getPreviousSignIn(db: Queryable, playerId: string): Promise<CallData<'sessions.previous'>> {
  const found = await db.maybe(previousSignIn(playerId));
  return { at: found?.previousAt?.toISOString() ?? null };
}
