import { AppError, type Kernel } from '#kernel';
import { forgiveTries, takeTry } from '../tries.ts';

/** Tries in a window on one login from one address, and from all addresses together: the second stops spread-out guessing. */
const maxFromAddress = 10;
const maxFromAnywhere = 60;

function keysOf(login: string, ip: string): [address: string, anywhere: string] {
  const name = login.toLowerCase();
  return [`${name} ${ip}`, name];
}

/**
 * Takes one try to sign in, before the password is checked, so that parallel guesses count too; the same for unknown
 * logins. Throws signInLocked when no try is left in this quarter of an hour.
 */
export async function takeSignInTry(kernel: Kernel, login: string, ip: string): Promise<void> {
  const [address, anywhere] = keysOf(login, ip);
  const isLeft = await takeTry(kernel, [
    { key: address, max: maxFromAddress },
    { key: anywhere, max: maxFromAnywhere },
  ]);
  if (!isLeft) throw new AppError('signInLocked', 'too many tries to sign in: wait a quarter of an hour');
}

/** Resets the tries of a player who has signed in. */
export async function forgiveSignInTries(kernel: Kernel, login: string, ip: string): Promise<void> {
  await forgiveTries(kernel, keysOf(login, ip));
}
