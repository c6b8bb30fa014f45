import type { CallBody } from '@verdigale/contract';
import { signInRules, validateFields } from '@verdigale/validation';
import { toWirePhone } from '@verdigale/validation/phone';
import { AppError, type Caller, type Kernel } from '#kernel';
import { noteEvent } from '#modules/journal';
import { logAuth, type AuthEvent } from '../auth-log.ts';
import { isPassword } from '../password/hash-password.ts';
import { selectSignIn, type SignInRow } from '../player.sql.ts';
import { takeSignInTry } from './sign-in-tries.ts';

export interface ProvenLogin {
  known: SignInRow;
  /** As tries are counted: for `forgiveSignInTries`. */
  attempt: { login: string; playerId: string; ip: string; fingerprint: string | undefined };
  note(outcome: AuthEvent['outcome']): void;
}

/**
 * Whose login this is, for somebody who knows the password; opens nothing, and looks at no status. Throws invalid (login), signInLocked,
 * invalidCredentials. Its time does not reveal whether a login exists.
 */
export async function proveLogin(
  kernel: Kernel,
  { login, password, fingerprint }: CallBody<'sessions.create'>,
  { ip }: Caller,
  event: AuthEvent['event'],
): Promise<ProvenLogin> {
  const who = readLogin(login);
  const name = 'email' in who ? who.email : who.phone;
  const known = await kernel.db.maybe(selectSignIn(who));
  const note = (outcome: AuthEvent['outcome']) => logAuth(kernel, { event, outcome, playerId: known?.id, ip });
  const attempt = { login: name, ip, fingerprint };
  await takeSignInTry(kernel, { ...attempt, playerId: known?.id ?? null }).catch((error: unknown) => {
    note('slowed');
    throw error;
  });
  const isRight = await isPassword(password, known?.passwordHash);
  if (!known || !isRight) {
    note('refused');
    // Of unknown logins too: the time that it takes must not tell them apart.
    await noteEvent(kernel.db, kernel, { kind: 'sign-in refused', playerId: known?.id, details: { event } });
    throw new AppError('invalidCredentials', 'wrong login or password');
  }
  return { known, note, attempt: { ...attempt, playerId: known.id } };
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
