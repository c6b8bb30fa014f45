import { playerStatus, type AuthResponse, type CallBody } from '@verdigale/contract';
import { signInRules, validateFields } from '@verdigale/validation';
import { toWirePhone } from '@verdigale/validation/phone';
import { AppError, type Kernel } from '#kernel';
import { isRestrictedCountry } from '#modules/settings';
import { logAuth, type AuthEvent } from '../auth-log.ts';
import { refusalOfBlocked } from '../exclusion/refusal-of-blocked.ts';
import { isPassword } from '../password/hash-password.ts';
import { lockCredential, selectSignIn } from '../player.sql.ts';
import { answerSession } from './answer-session.ts';
import { enter, isHalf, wholeSession } from './enter.ts';
import type { Device } from './open-session.ts';
import { forgiveSignInTries, takeSignInTry } from './sign-in-tries.ts';

/**
 * Signs in with e-mail or phone and the password, and opens a session. Throws invalid (login), countryRestricted, signInLocked,
 * invalidCredentials, and accountBlocked, selfExcluded and secondStepNeeded only to somebody who knows the password. Its time does not reveal whether a login exists.
 */
export async function signIn(
  kernel: Kernel,
  { login, password, fingerprint }: CallBody<'sessions.create'>,
  device: Device,
): Promise<AuthResponse> {
  const who = readLogin(login);
  const { ip, country } = device.caller;
  if (await isRestrictedCountry(kernel.db, country)) throw new AppError('countryRestricted', `no sign-in from ${country}`);
  const name = 'email' in who ? who.email : who.phone;
  const known = await kernel.db.maybe(selectSignIn(who));
  const note = (outcome: AuthEvent['outcome']) => logAuth(kernel, { event: 'sign-in', outcome, playerId: known?.id, ip });
  const attempt = { login: name, playerId: known?.id ?? null, ip, fingerprint };
  await takeSignInTry(kernel, attempt).catch((error: unknown) => {
    note('slowed');
    throw error;
  });
  const isRight = await isPassword(password, known?.passwordHash);
  if (!known || !isRight) {
    note('refused');
    throw new AppError('invalidCredentials', 'wrong login or password');
  }
  if (known.status === playerStatus.blocked) {
    note('refused');
    throw await refusalOfBlocked(kernel.db, known.id);
  }
  await forgiveSignInTries(kernel, attempt);
  const entry = await kernel.db.transaction(async (tx) => {
    // The password may have been changed since it was checked: the old one opens no session.
    const current = await tx.maybe(lockCredential(known.id));
    if (current?.passwordHash !== known.passwordHash) throw new AppError('invalidCredentials', 'the password was just changed');
    return enter(tx, kernel, { playerId: known.id, device: { ...device, fingerprint } });
  });
  note(isHalf(entry) ? 'half' : 'done');
  return answerSession(kernel, wholeSession(entry));
}

/** An e-mail address, or a phone in digits; in one spelling for each, as tries are counted by it. Throws invalid (login). */
function readLogin(login: string): { email: string } | { phone: string } {
  if (!login.includes('@')) {
    const phone = toWirePhone(login);
    if (phone !== null) return { phone };
  }
  const { login: failed } = validateFields({ login }, { login: signInRules('email').login });
  if (failed) throw AppError.invalid('login', 'This is neither an e-mail address nor a phone number');
  return { email: login };
}
