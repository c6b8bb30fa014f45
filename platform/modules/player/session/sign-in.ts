import { playerStatus, type AuthResponse, type CallBody } from '@verdigale/contract';
import { AppError, type Kernel } from '#kernel';
import { isRestrictedCountry } from '#modules/settings';
import { refusalOfBlocked } from '../exclusion/refusal-of-blocked.ts';
import { requireAdmitted } from '../exclusion/require-admitted.ts';
import { lockCredential } from '../player.sql.ts';
import { answerSession } from './answer-session.ts';
import { enter, isHalf, wholeSession } from './enter.ts';
import type { Device } from './open-session.ts';
import { proveLogin } from './prove-login.ts';
import { forgiveSignInTries } from './sign-in-tries.ts';

/**
 * Signs in with e-mail or phone and the password, and opens a session. Throws invalid (login), countryRestricted, signInLocked,
 * invalidCredentials, and accountBlocked, selfExcluded, registerUnavailable and secondStepNeeded only to somebody who knows the password. Its time does not reveal whether a login exists.
 */
export async function signIn(kernel: Kernel, body: CallBody<'sessions.create'>, device: Device): Promise<AuthResponse> {
  const { country } = device.caller;
  if (await isRestrictedCountry(kernel.db, country)) throw new AppError('countryRestricted', `no sign-in from ${country}`);
  const { known, attempt, note } = await proveLogin(kernel, body, device.caller, 'sign-in');
  if (known.status === playerStatus.blocked) {
    note('refused');
    throw await refusalOfBlocked(kernel.db, known.id);
  }
  await requireAdmitted(kernel, known.id, body.fingerprint ?? null).catch((error: unknown) => {
    note('refused');
    throw error;
  });
  await forgiveSignInTries(kernel, attempt);
  const entry = await kernel.db.transaction(async (tx) => {
    // The password may have been changed since it was checked: the old one opens no session.
    const current = await tx.maybe(lockCredential(known.id));
    if (current?.passwordHash !== known.passwordHash) throw new AppError('invalidCredentials', 'the password was just changed');
    return enter(tx, kernel, { playerId: known.id, device: { ...device, fingerprint: body.fingerprint } });
  });
  note(isHalf(entry) ? 'half' : 'done');
  return answerSession(kernel, wholeSession(entry));
}
