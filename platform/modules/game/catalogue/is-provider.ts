import type { Queryable } from '#kernel';
import { providerExists } from './provider.sql.ts';

/** Whether a studio, or a provider that serves games, has this identity. */
export async function isProvider(db: Queryable, identity: string): Promise<boolean> {
  return (await db.one(providerExists(identity))).isKnown;
}
