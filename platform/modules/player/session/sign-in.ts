import { playerStatus, type AuthResponse, type CallBody } from '@verdigale/contract';
import { signInRules, validateFields } from '@verdigale/validation';
import { AppError, type Kernel } from '#kernel';
import { isRestrictedCountry } from '#modules/settings';
import { isPassword } from '../password/hash-password.ts';
import { lockCredential, selectSignIn } from '../player.sql.ts';
import { answerSession } from './answer-session.ts';
import { openSession, type Device } from './open-session.ts';
import { forgiveSignInTries, takeSignInTry } from './sign-in-tries.ts';

/**
 * Signs in with e-mail and password and opens a session. Throws invalid (login), countryRestricted, signInLocked,
 * invalidCredentials, and accountBlocked only to who knows the password. Its time does not tell whether a login exists.
 */
export async function signIn(
  kernel: Kernel,
  { login, password, fingerprint }: CallBody<'sessions.create'>,
  device: Device,
): Promise<AuthResponse> {
  const { login: failed } = validateFields({ login, password }, signInRules('email'));
  if (failed) throw AppError.invalid('login', 'This is not an e-mail address');
  const { ip, country } = device.caller;
  if (await isRestrictedCountry(kernel.db, country)) throw new AppError('countryRestricted', `no sign-in from ${country}`);
  await takeSignInTry(kernel, login, ip);
  const known = await kernel.db.maybe(selectSignIn(login.toLowerCase()));
  const isRight = await isPassword(password, known?.password_hash);
  if (!known || !isRight) {
    kernel.log.info({ playerId: known?.id }, 'a sign-in failed');
    throw new AppError('invalidCredentials', 'wrong login or password');
  }
  if (known.status === playerStatus.blocked) throw new AppError('accountBlocked', 'this account is blocked');
  await forgiveSignInTries(kernel, login, ip);
  const session = await kernel.db.transaction(async (tx) => {
    // A password that was changed in this very moment opens nothing any more.
    const current = await tx.maybe(lockCredential(known.id));
    if (current?.password_hash !== known.password_hash) throw new AppError('invalidCredentials', 'the password was just changed');
    return openSession(tx, kernel, { playerId: known.id, device: { ...device, fingerprint } });
  });
  kernel.log.info({ playerId: known.id, sessionId: session.sessionId }, 'a player signed in');
  return answerSession(kernel, session);
}
