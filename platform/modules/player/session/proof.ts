import type { CallBody, PasskeyRequest } from '@verdigale/contract';
import { AppError, type Kernel, type Principal, type Queryable } from '#kernel';
import { logAuth } from '../auth-log.ts';
import { requireOwnPassword } from '../password/require-own-password.ts';
import { ceremonyMs } from '../second-factor/passkey-site.ts';
import { requestPasskey } from '../second-factor/request-passkey.ts';
import { readProof, spendProof } from '../second-factor/take-factor.ts';
import { factorNeeded, waysOf } from '../second-factor/ways.ts';
import { issueOneTimeToken, takeOneTimeToken } from '../token/one-time-token.ts';
import { forgiveTries, takeTry } from '../tries.ts';
import { markProven, selectProof } from './session.sql.ts';

/** How long after a sign-in, or another proof, sensitive actions are allowed that a stolen token alone must not allow. */
export const proofLifetimeMs = 5 * 60_000;
/** Guesses at a code, by somebody with a stolen session. */
const maxTries = 10;

/**
 * Refuses what a stolen token alone must not do; in a session that another process has closed, at once. Throws unauthorised; passwordNeeded;
 * secondFactorNeeded where the second step is on, for which a password is no proof; or signInNeeded for a player who has neither and proves the
 * account at another service.
 */
export async function requireProof(db: Queryable, { clock }: Pick<Kernel, 'clock'>, { playerId, sessionId }: Principal): Promise<void> {
  const session = await db.maybe(selectProof(sessionId));
  if (!session) throw new AppError('unauthorised', 'the session is over');
  const { provenAt, hasPassword } = session;
  if (provenAt && clock.now().getTime() - provenAt.getTime() < proofLifetimeMs) return;
  const ways = await waysOf(db, playerId);
  if (ways.length > 0) throw factorNeeded(ways);
  if (hasPassword) throw new AppError('passwordNeeded', 'give the password to sessions/prove, then make this call again');
  throw new AppError('signInNeeded', 'sign in again, then make this call again');
}

/**
 * The player proves the session, by the password or, where the second step is on, by that. Throws invalid (password, code, passkey),
 * secondFactorNeeded, tooManyRequests.
 */
export async function proveSession(kernel: Kernel, principal: Principal, given: CallBody<'sessions.prove'>, ip: string): Promise<void> {
  const { playerId, sessionId } = principal;
  const ways = await waysOf(kernel.db, playerId);
  if (ways.length > 0) await proveByFactor(kernel, principal, given, ip);
  else {
    await requireOwnPassword(kernel, principal, { field: 'password', password: given.password ?? '', event: 'proof', ip });
    await kernel.db.run(markProven(sessionId, kernel.clock.now()));
  }
  logAuth(kernel, { event: 'proof', outcome: 'done', playerId, ip });
}

async function proveByFactor(kernel: Kernel, principal: Principal, given: CallBody<'sessions.prove'>, ip: string): Promise<void> {
  const { playerId, sessionId } = principal;
  const { code, passkey, challenge = '' } = given;
  if (code === undefined && !passkey) throw factorNeeded(await waysOf(kernel.db, playerId));
  const tries = { key: `second factor of ${playerId} in ${sessionId}`, max: maxTries };
  if (!(await takeTry(kernel, tries))) throw new AppError('tooManyRequests', 'too many wrong codes: wait a quarter of an hour');
  try {
    const proof = await readProof(kernel, playerId, { code, passkey }, challenge);
    await kernel.db.transaction(async (tx) => {
      if (passkey && (await takeOneTimeToken(tx, kernel, 'passkey-proof', challenge)) !== playerId)
        throw AppError.invalid('passkey', 'This took too long: start again');
      await spendProof(tx, kernel, playerId, proof);
      tx.write(markProven(sessionId, kernel.clock.now()));
    });
  } catch (error) {
    logAuth(kernel, { event: 'proof', outcome: 'refused', playerId, ip });
    throw error;
  }
  await forgiveTries(kernel, [tries.key]);
}

/** What a browser lets a passkey sign to prove this session. */
export async function passkeyForProof(kernel: Kernel, { playerId }: Principal): Promise<PasskeyRequest> {
  const challenge = await kernel.db.transaction(async (tx) =>
    issueOneTimeToken(tx, kernel, { playerId, purpose: 'passkey-proof', lifetimeMs: ceremonyMs }),
  );
  return requestPasskey(kernel, playerId, challenge);
}
