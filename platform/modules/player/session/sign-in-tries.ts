import { AppError, visitorOf, type Kernel } from '#kernel';
import { countedTries, forgiveTries, takeTry } from '../tries.ts';
import { acquaintanceOf } from './known-device.ts';

/** Tries in a window by a browser that has signed in to the account before, wherever it is. */
const maxByDevice = 10;
/** By everybody at one address together. */
const maxFromAddress = 10;
/** By all addresses that the account does not know, together: it stops guessing that is spread out. */
const maxByStrangers = 60;

export interface SignInTry {
  login: string;
  /** Whose login it is; null when it is nobody's. */
  playerId: string | null;
  ip: string;
  fingerprint?: string | undefined;
}

interface Keys {
  device: string;
  address: string;
  strangers: string;
  reset: string;
}

function keysOf({ login, ip, fingerprint }: Pick<SignInTry, 'login' | 'ip' | 'fingerprint'>): Keys {
  const [name, visitor] = [login.toLowerCase(), visitorOf(ip)];
  return {
    device: `${name} by ${fingerprint}`,
    address: `${name} ${visitor}`,
    strangers: name,
    reset: `${name} was reset at ${visitor}`,
  };
}

/**
 * Takes one try to sign in, before the password is checked, so that parallel guesses count too; the same for unknown
 * logins. Who guesses uses up a budget of his own, or the one of strangers: the player's own browser, own addresses, and the
 * address from which the password was just reset stay open. Throws signInLocked.
 */
export async function takeSignInTry(kernel: Kernel, attempt: SignInTry): Promise<void> {
  const keys = keysOf(attempt);
  const { isKnownDevice, isKnownAddress } = await acquaintanceOf(kernel.db, attempt.playerId, attempt);
  if (isKnownDevice && (await takeTry(kernel, { key: keys.device, max: maxByDevice }))) return;
  // What an address tries beyond its own budget must not use up that of all strangers.
  if (await takeTry(kernel, { key: keys.address, max: maxFromAddress })) {
    if (isKnownAddress || (await countedTries(kernel, keys.reset)) > 0) return;
    if (await takeTry(kernel, { key: keys.strangers, max: maxByStrangers })) return;
  }
  throw new AppError('signInLocked', 'too many tries to sign in: wait a quarter of an hour');
}

/** Resets the player's own tries after a sign-in; those of strangers go on counting. */
export async function forgiveSignInTries(kernel: Kernel, attempt: Pick<SignInTry, 'login' | 'ip' | 'fingerprint'>): Promise<void> {
  const { device, address } = keysOf(attempt);
  await forgiveTries(kernel, [device, address]);
}

/** Lets the player in from the address at which the password was reset, whoever else is guessing. */
export async function welcomeAfterReset(kernel: Kernel, attempt: Pick<SignInTry, 'login' | 'ip'>): Promise<void> {
  await forgiveSignInTries(kernel, attempt);
  await takeTry(kernel, { key: keysOf(attempt).reset, max: 1 });
}
