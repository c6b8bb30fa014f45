import type { AuthResponse, CallBody, PasskeyAnswer, PasskeyRequest } from '@verdigale/contract';
import { AppError, deriveKey, type Kernel, perKernel, seal, unseal } from '#kernel';
import { isRestrictedCountry } from '#modules/settings';
import { logAuth, type AuthEvent } from '../auth-log.ts';
import { requireAdmitted } from '../exclusion/require-admitted.ts';
import { checkPasskey, wrongPasskey } from '../second-factor/check-passkey.ts';
import { ceremonyMs, passkeySite } from '../second-factor/passkey-site.ts';
import { ownerOfPasskey, signInWithPasskey } from '../second-factor/second-factor.sql.ts';
import { answerSession } from './answer-session.ts';
import { lockOpenPlayer } from './enter.ts';
import { openSession, type Device } from './open-session.ts';
import { over } from './second-step.ts';

/** How far the clocks of two processes may be apart. */
const skewMs = 60_000;

const key = perKernel(({ config }: Kernel) => deriveKey(config.jwtKey, 'challenge of a sign-in by passkey'));

/**
 * What a browser lets a passkey sign to sign in. It names no account, and nothing is stored for it: the challenge holds the time of the question, sealed.
 */
export function passkeyForSignIn(kernel: Kernel): PasskeyRequest {
  const challenge = seal(key(kernel), String(kernel.clock.now().getTime()));
  return { challenge, rpId: passkeySite(kernel).rpId, timeout: ceremonyMs, userVerification: 'required', allowCredentials: [] };
}

/**
 * Signs in by a passkey alone: something that the player has, which has known its owner, so no second step follows. There is nothing to guess, so no
 * tries are counted and nobody can lock the owner out. Throws countryRestricted, secondStepOver, invalid (passkey), accountBlocked, selfExcluded,
 * registerUnavailable.
 */
export async function signInByPasskey(
  kernel: Kernel,
  { challenge, passkey: answer, fingerprint }: CallBody<'sessions.passkey'>,
  device: Device,
): Promise<AuthResponse> {
  const { ip, country } = device.caller;
  if (await isRestrictedCountry(kernel.db, country)) throw new AppError('countryRestricted', `no sign-in from ${country}`);
  const playerId = (await kernel.db.maybe(ownerOfPasskey(answer.id)))?.playerId;
  const note = (outcome: AuthEvent['outcome']) => logAuth(kernel, { event: 'passkey sign-in', outcome, playerId, ip });
  try {
    const now = kernel.clock.now();
    const askedAt = askedAtOf(kernel, challenge);
    if (!askedAt || !isOfNow(askedAt, now)) throw over();
    if (!playerId || !isNamed(answer, playerId)) throw wrongPasskey();
    const { id, counter } = await checkPasskey(kernel, playerId, { challenge, answer, isAlone: true });
    await requireAdmitted(kernel, playerId, fingerprint ?? null);
    const session = await kernel.db.transaction(async (tx) => {
      await lockOpenPlayer(tx, playerId);
      if (!(await tx.maybe(signInWithPasskey(id, counter, { askedAt, now, latest: new Date(now.getTime() + skewMs) })))) throw over();
      return openSession(tx, kernel, { playerId, device: { ...device, fingerprint } });
    });
    note('done');
    return await answerSession(kernel, session);
  } catch (error) {
    if (error instanceof AppError) note('refused');
    throw error;
  }
}

const isOfNow = (askedAt: Date, now: Date): boolean => {
  const age = now.getTime() - askedAt.getTime();
  return age < ceremonyMs && age > -skewMs;
};

/** The passkey says whose it is, since nobody else has. (WebAuthn 7.2) */
const isNamed = ({ response: { userHandle } }: PasskeyAnswer, playerId: string): boolean =>
  userHandle === Buffer.from(playerId).toString('base64url');

function askedAtOf(kernel: Kernel, challenge: string): Date | null {
  try {
    return new Date(Number(unseal(key(kernel), challenge)));
  } catch {
    return null;
  }
}
