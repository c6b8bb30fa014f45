import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Kernel, Query, Transaction } from '#kernel';

/** What a secret may be used for; one for a purpose is worth nothing for another. */
export type TokenPurpose = 'reset' | 'login';

const secretBytes = 32;
const hashOf = (secret: string) => createHash('sha256').update(secret).digest();

/** A secret that `takeOneTimeToken` takes once, until its time is over. Only its hash is stored. */
export function issueOneTimeToken(
  tx: Transaction,
  { clock }: Pick<Kernel, 'clock'>,
  { playerId, purpose, lifetimeMs }: { playerId: string; purpose: TokenPurpose; lifetimeMs: number },
): string {
  const secret = randomBytes(secretBytes).toString('base64url');
  const now = clock.now();
  tx.write(sql`
    insert into player.one_time_token (token_hash, player_id, purpose, created_at, expires_at)
    values (${hashOf(secret)}, ${playerId}, ${purpose}, ${now}, ${new Date(now.getTime() + lifetimeMs)})`);
  return secret;
}

/** The player whose secret this is, and with it all others of that player for this purpose are used up; else undefined. */
export async function takeOneTimeToken(
  tx: Transaction,
  { clock }: Pick<Kernel, 'clock'>,
  purpose: TokenPurpose,
  secret: string,
): Promise<string | undefined> {
  const taken = await tx.maybe(
    sql<{ player_id: string }>`
      delete from player.one_time_token
      where token_hash = ${hashOf(secret)} and purpose = ${purpose} and expires_at > ${clock.now()} returning player_id`,
  );
  if (taken) tx.write(sql`delete from player.one_time_token where player_id = ${taken.player_id} and purpose = ${purpose}`);
  return taken?.player_id;
}

/** None of the secrets that were handed out for a player is good any more. */
export function dropOneTimeTokens(playerId: string): Query<unknown> {
  return sql`delete from player.one_time_token where player_id = ${playerId}`;
}

/** Deletes what nobody can use any more. */
export async function pruneOneTimeTokens({ db, clock }: Kernel): Promise<void> {
  await db.run(sql`delete from player.one_time_token where expires_at <= ${clock.now()}`);
}
