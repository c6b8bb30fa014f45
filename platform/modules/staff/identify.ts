import type { Queryable } from '#kernel';
import { holderOf } from './key.sql.ts';
import { printOf } from './print.ts';

/**
 * Who acts by this key; null for a key that nobody has, that waits for its approval, or that was ended. Keys of the demo are public: they are taken
 * where that is said, from whoever is at the machine anyway.
 */
export async function identify(db: Queryable, key: string, { isDemoTaken = false } = {}): Promise<string | null> {
  const holder = await db.maybe(holderOf(printOf(key)));
  return holder && (isDemoTaken || !holder.isDemo) ? holder.name : null;
}
