import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { AppError, type Kernel, type Query } from '#kernel';

const windowMs = 15 * 60_000;
/** Tries in a window on one login from one address, and from all addresses together: the second stops spread-out guessing. */
const maxFromAddress = 10;
const maxFromAnywhere = 60;

const hashOf = (text: string) => createHash('sha256').update(text).digest();

function keysOf(login: string, ip: string): { address: Buffer; anywhere: Buffer } {
  const name = login.toLowerCase();
  return { address: hashOf(`${name} ${ip}`), anywhere: hashOf(name) };
}

/**
 * Takes one try to sign in, before the password is looked at, so that parallel guesses count too; the same for logins that
 * nobody has. Throws tooManyRequests when there is none left in this quarter of an hour.
 */
export async function takeSignInTry({ db, clock, config }: Kernel, login: string, ip: string): Promise<void> {
  const { address, anywhere } = keysOf(login, ip);
  const rows = await db.all(countTry([address, anywhere], clock.now()));
  const triesOf = (key: Buffer) => rows.find((row) => row.key.equals(key))!.tries;
  const isOver = triesOf(address) > maxFromAddress * config.rateFactor || triesOf(anywhere) > maxFromAnywhere * config.rateFactor;
  if (isOver) throw new AppError('tooManyRequests', 'too many tries to sign in: wait a quarter of an hour');
}

/** The player was recognised: the tries so far are forgiven. */
export async function forgiveSignInTries({ db }: Kernel, login: string, ip: string): Promise<void> {
  await db.run(sql`delete from player.sign_in_try where key = any(${Object.values(keysOf(login, ip))}::bytea[])`);
}

/** Deletes what no longer counts. */
export async function pruneSignInTries({ db, clock }: Kernel): Promise<void> {
  await db.run(sql`delete from player.sign_in_try where window_started_at <= ${new Date(clock.now().getTime() - windowMs)}`);
}

function countTry(keys: Buffer[], now: Date): Query<{ key: Buffer; tries: number }> {
  const windowStart = new Date(now.getTime() - windowMs);
  // In the order of the keys, so that two tries at once never wait for each other in a circle.
  return sql`
    insert into player.sign_in_try as known (key, tries, window_started_at)
    select key, 1, ${now} from unnest(${keys}::bytea[]) as key order by key
    on conflict (key) do update set
      tries = case when known.window_started_at <= ${windowStart} then 1 else known.tries + 1 end,
      window_started_at = case when known.window_started_at <= ${windowStart} then excluded.window_started_at else known.window_started_at end
    returning key, tries`;
}
