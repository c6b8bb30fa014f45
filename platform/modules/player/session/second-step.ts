import type { AuthResponse, CallBody, PasskeyRequest } from '@verdigale/contract';
import { AppError, type Kernel } from '#kernel';
import { isRestrictedCountry } from '#modules/settings';
import { logAuth, type AuthEvent } from '../auth-log.ts';
import { requireAdmitted } from '../exclusion/require-admitted.ts';
import { requestPasskey } from '../second-factor/request-passkey.ts';
import { readProof, spendProof } from '../second-factor/take-factor.ts';
import { findTokenOwner, takeOneTimeToken } from '../token/one-time-token.ts';
import { answerSession } from './answer-session.ts';
import { lockOpenPlayer } from './enter.ts';
import { openSession, type Device } from './open-session.ts';
import { forgiveStepTries, takeStepTry } from './second-step-tries.ts';

export const over = () => new AppError('secondStepOver', 'this sign-in is finished or took too long: start again');

/** For a sign-in under way, what a browser lets a passkey sign: the sign-in's own challenge. Throws secondStepOver. */
export async function passkeyForStep(kernel: Kernel, { challenge }: CallBody<'sessions.secondStep.passkey'>): Promise<PasskeyRequest> {
  const playerId = await findTokenOwner(kernel, 'second-step', challenge);
  if (!playerId) throw over();
  return requestPasskey(kernel, playerId, challenge);
}

/**
 * Finishes a sign-in by the second factor and opens its session; the challenge and the code are used up with that. Throws secondStepOver,
 * invalid (code, passkey), signInLocked, accountBlocked, selfExcluded, registerUnavailable, countryRestricted.
 */
export async function finishSignIn(
  kernel: Kernel,
  { challenge, fingerprint, ...given }: CallBody<'sessions.secondStep'>,
  device: Device,
): Promise<AuthResponse> {
  const { ip, country } = device.caller;
  if (await isRestrictedCountry(kernel.db, country)) throw new AppError('countryRestricted', `no sign-in from ${country}`);
  const playerId = await findTokenOwner(kernel, 'second-step', challenge);
  const note = (outcome: AuthEvent['outcome']) => logAuth(kernel, { event: 'second step', outcome, playerId, ip });
  if (!playerId) {
    note('refused');
    throw over();
  }
  const attempt = { playerId, challenge, ip, fingerprint };
  try {
    await takeStepTry(kernel, attempt);
    const proof = await readProof(kernel, playerId, given, challenge);
    await requireAdmitted(kernel, playerId, fingerprint ?? null);
    const session = await kernel.db.transaction(async (tx) => {
      await lockOpenPlayer(tx, playerId);
      await spendProof(tx, kernel, playerId, proof);
      if (!(await takeOneTimeToken(tx, kernel, 'second-step', challenge, { others: 'stay' }))) throw over();
      return openSession(tx, kernel, { playerId, device: { ...device, fingerprint } });
    });
    await forgiveStepTries(kernel, attempt);
    note('done');
    return await answerSession(kernel, session);
  } catch (error) {
    if (error instanceof AppError) note(error.reason === 'signInLocked' ? 'slowed' : 'refused');
    throw error;
  }
}
