import { randomBytes } from 'node:crypto';
import { sha256, type Kernel, type Transaction } from '#kernel';
import { deleteTokensBefore, deleteTokensFor, insertToken, selectTokenOwner, takeToken, type TokenPurpose } from './one-time-token.sql.ts';

const secretBytes = 32;
/** A secret that `takeOneTimeToken` takes once, until its time is over. Only its hash is stored. */
export function issueOneTimeToken(
  tx: Transaction,
  { clock }: Pick<Kernel, 'clock'>,
  { playerId, purpose, lifetimeMs }: { playerId: string; purpose: TokenPurpose; lifetimeMs: number },
): string {
  const secret = randomBytes(secretBytes).toString('base64url');
  const createdAt = clock.now();
  const expiresAt = new Date(createdAt.getTime() + lifetimeMs);
  tx.write(insertToken({ hash: sha256(secret), playerId, purpose, createdAt, expiresAt }));
  return secret;
}

/** The player whose secret this is, while it can be taken; else undefined. */
export async function findTokenOwner({ db, clock }: Kernel, purpose: TokenPurpose, secret: string): Promise<string | undefined> {
  return (await db.maybe(selectTokenOwner(sha256(secret), purpose, clock.now())))?.playerId;
}

/** The player whose secret this is, and with it all others of that player for this purpose are used up, unless they stay; else undefined. */
export async function takeOneTimeToken(
  tx: Transaction,
  { clock }: Pick<Kernel, 'clock'>,
  purpose: TokenPurpose,
  secret: string,
  { others = 'go' }: { others?: 'go' | 'stay' } = {},
): Promise<string | undefined> {
  const taken = await tx.maybe(takeToken(sha256(secret), purpose, clock.now()));
  if (taken && others === 'go') tx.write(deleteTokensFor(taken.playerId, purpose));
  return taken?.playerId;
}

/** Deletes what nobody can use any more. */
export async function pruneOneTimeTokens({ db, clock }: Kernel): Promise<void> {
  await db.run(deleteTokensBefore(clock.now()));
}
