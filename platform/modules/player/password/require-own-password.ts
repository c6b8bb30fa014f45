import { AppError, type Kernel, type Principal } from '#kernel';
import { logAuth, type AuthEvent } from '../auth-log.ts';
import { selectCredential } from '../player.sql.ts';
import { forgiveTries, takeTry } from '../tries.ts';
import { isPassword } from './hash-password.ts';

/** Guesses at the password, by somebody with a stolen session. */
const maxTries = 10;

interface Given {
  /** The field of the call that holds the password. */
  field: 'password' | 'currentPassword';
  password: string;
  event: AuthEvent['event'];
  ip: string;
}

export const wrongPassword = (field: Given['field']) => AppError.invalid(field, 'This is not your password');

/** The stored hash of the password that this player has given; without a password none is right. Throws invalid (field), tooManyRequests. */
export async function requireOwnPassword(
  kernel: Kernel,
  { playerId, sessionId }: Principal,
  { field, password, event, ip }: Given,
): Promise<string> {
  // Counted for this session alone: whoever guesses in one must not keep the player out in another.
  const tries = { key: `password of ${playerId} in ${sessionId}`, max: maxTries };
  if (!(await takeTry(kernel, tries))) throw new AppError('tooManyRequests', 'too many wrong passwords: wait a quarter of an hour');
  const stored = (await kernel.db.maybe(selectCredential(playerId)))?.passwordHash;
  if (!(await isPassword(password, stored)) || stored === undefined) {
    logAuth(kernel, { event, outcome: 'refused', playerId, ip });
    throw wrongPassword(field);
  }
  await forgiveTries(kernel, [tries.key]);
  return stored;
}
