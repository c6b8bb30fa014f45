import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Kernel, Query } from '#kernel';

/** Tries are counted for so long from the first one on. */
export const tryWindowMs = 15 * 60_000;

/** Something that may be tried so often in a quarter of an hour. The key names what and by whom; only its hash is stored. */
export interface TryLimit {
  key: string;
  max: number;
}

const hashOf = (text: string) => createHash('sha256').update(text).digest();

/**
 * Counts one try under each of these limits, for all processes and across restarts, before what it is about is looked at:
 * parallel tries count too, and those for accounts that nobody has. False when one of the limits is used up.
 */
export async function takeTry({ db, clock, config }: Kernel, limits: readonly TryLimit[]): Promise<boolean> {
  const hashed = limits.map(({ key, max }) => ({ hash: hashOf(key), max: max * config.rateFactor }));
  const keys = hashed.map(({ hash }) => hash);
  const rows = await db.all(countTry(keys, clock.now()));
  return hashed.every(({ hash, max }) => rows.find((row) => row.key.equals(hash))!.tries <= max);
}

/** Forgets the tries so far. */
export async function forgiveTries({ db }: Kernel, keys: readonly string[]): Promise<void> {
  await db.run(sql`delete from player.counted_try where key = any(${keys.map(hashOf)}::bytea[])`);
}

/** Deletes what no longer counts. */
export async function pruneTries({ db, clock }: Kernel): Promise<void> {
  await db.run(sql`delete from player.counted_try where window_started_at <= ${new Date(clock.now().getTime() - tryWindowMs)}`);
}

function countTry(keys: Buffer[], now: Date): Query<{ key: Buffer; tries: number }> {
  const windowStart = new Date(now.getTime() - tryWindowMs);
  // In the order of the keys, so that two tries at once never wait for each other in a circle.
  return sql`
    insert into player.counted_try as known (key, tries, window_started_at)
    select key, 1, ${now} from unnest(${keys}::bytea[]) as key order by key
    on conflict (key) do update set
      tries = case when known.window_started_at <= ${windowStart} then 1 else known.tries + 1 end,
      window_started_at = case when known.window_started_at <= ${windowStart} then excluded.window_started_at else known.window_started_at end
    returning key, tries`;
}
