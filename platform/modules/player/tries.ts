import { createHash } from 'node:crypto';
import type { Kernel } from '#kernel';
import { countTry, deleteTries, deleteTriesBefore } from './tries.sql.ts';

/** The window in which tries are counted, from the first one on. */
export const tryWindowMs = 15 * 60_000;

/** A limit on tries in a quarter of an hour. The key names what and by whom; only its hash is stored. */
export interface TryLimit {
  key: string;
  max: number;
}

const windowStart = (now: Date) => new Date(now.getTime() - tryWindowMs);
const hashOf = (text: string) => createHash('sha256').update(text).digest();

/**
 * Counts one try under each of these limits, for all processes and across restarts, before the guess is checked:
 * parallel tries count too, and those for accounts that nobody has. False when one of the limits is used up.
 */
export async function takeTry({ db, clock, config }: Kernel, limits: readonly TryLimit[]): Promise<boolean> {
  const hashed = limits.map(({ key, max }) => ({ hash: hashOf(key), max: max * config.rateFactor }));
  const keys = hashed.map(({ hash }) => hash);
  const rows = await db.all(countTry(keys, clock.now(), windowStart(clock.now())));
  return hashed.every(({ hash, max }) => rows.find((row) => row.key.equals(hash))!.tries <= max);
}

/** Forgets the tries so far. */
export async function forgiveTries({ db }: Kernel, keys: readonly string[]): Promise<void> {
  await db.run(deleteTries(keys.map(hashOf)));
}

/** Deletes what no longer counts. */
export async function pruneTries({ db, clock }: Kernel): Promise<void> {
  await db.run(deleteTriesBefore(windowStart(clock.now())));
}
