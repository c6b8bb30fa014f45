import { identityStatus } from '@verdigale/contract';
import type { Queryable } from '#kernel';
import { selectIdentityCheck } from './identity-check.sql.ts';

/** Whether the newest result of the player's identity check is an approval. */
export async function isIdentityProved(db: Queryable, playerId: string): Promise<boolean> {
  return (await db.maybe(selectIdentityCheck(playerId)))?.status === identityStatus.approved;
}
