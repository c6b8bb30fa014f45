import { sha256, type Kernel } from '#kernel';
import { countTry, deleteTries, deleteTriesBefore, selectTries, uncountTry } from './tries.sql.ts';

/** The window in which tries are counted, from the first one on. */
const tryWindowMs = 15 * 60_000;

/** A limit on tries in a quarter of an hour. The key names what and by whom; only its hash is stored. */
export interface TryLimit {
  key: string;
  max: number;
  /** Of all who are behind one address, whom `RATE_FACTOR` may give more. A password or a code has as few guesses for a crowd as for one. */
  isOfCrowd?: boolean;
}

const windowStart = (now: Date) => new Date(now.getTime() - tryWindowMs);
/**
 * Counts one try under this limit, for all processes and across restarts, before the guess is checked: parallel tries
 * count too, and those for accounts that nobody has. False when the limit is used up.
 */
export async function takeTry({ db, clock, config }: Kernel, { key, max, isOfCrowd = false }: TryLimit): Promise<boolean> {
  const { tries } = await db.one(countTry(sha256(key), clock.now(), windowStart(clock.now())));
  return tries <= (isOfCrowd ? max * config.rateFactor : max);
}

/** Takes back a try that turned out not to be a guess. Where that fails, one too many is counted until the window ends. */
export async function giveTryBack({ db, log }: Kernel, key: string): Promise<void> {
  await db.run(uncountTry(sha256(key))).catch((error: unknown) => log.warn({ err: error }, 'a try could not be given back'));
}

/** How many were counted under a key in this quarter of an hour. */
export async function countedTries({ db, clock }: Kernel, key: string): Promise<number> {
  return (await db.maybe(selectTries(sha256(key), windowStart(clock.now()))))?.tries ?? 0;
}

/** Forgets the tries so far. */
export async function forgiveTries({ db }: Kernel, keys: readonly string[]): Promise<void> {
  await db.run(deleteTries(keys.map(sha256)));
}

/** Deletes what no longer counts. */
export async function pruneTries({ db, clock }: Kernel): Promise<void> {
  await db.run(deleteTriesBefore(windowStart(clock.now())));
}
