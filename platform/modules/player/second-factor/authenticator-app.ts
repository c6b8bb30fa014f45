import { Secret, TOTP } from 'otpauth';
import { deriveKey, type Kernel, perKernel, seal, type Transaction, unseal } from '#kernel';
import { selectApp, takeStep } from './second-factor.sql.ts';

const periodSeconds = 30;
/** A code counts a step before and after its own: clocks differ, and people type slowly. (RFC 6238 5.2) */
const window = 1;

const key = perKernel(({ config }: Kernel) => deriveKey(config.jwtKey, 'authenticator secret'));

/** The secret and whose it is, so that no row's secret works in another row. */
export const sealSecret = (kernel: Kernel, playerId: string, secret: string): string => seal(key(kernel), `${playerId} ${secret}`);

/** Null, and an error in the log, for what was sealed for another player, or with keys that are gone (`NEW_KEYS`). */
function unsealSecret(kernel: Kernel, playerId: string, sealed: string): string | null {
  try {
    const [owner, secret] = unseal(key(kernel), sealed).split(' ');
    if (owner === playerId && secret) return secret;
    throw new Error('it stands with another player');
  } catch (error) {
    kernel.log.error({ err: error, playerId }, 'the secret of an authenticator app cannot be read');
    return null;
  }
}

export const newSecret = (): string => new Secret({ size: 20 }).base32;

/** What an authenticator scans. */
export function uriOf(secret: string, { issuer, label }: { issuer: string; label: string }): string {
  return new TOTP({ issuer, label, secret, period: periodSeconds }).toString();
}

/** The step of time that a code belongs to; null when it belongs to no step that is accepted now. Compares in constant time. */
export function stepOf({ clock }: Pick<Kernel, 'clock'>, secret: string, code: string): number | null {
  const timestamp = clock.now().getTime();
  const delta = new TOTP({ secret, period: periodSeconds }).validate({ token: code, timestamp, window });
  return delta === null ? null : Math.floor(timestamp / 1000 / periodSeconds) + delta;
}

/** Uses a code of the player's app up, with all before it; false for a wrong one, and for one that was used. */
export async function spendAppCode(tx: Transaction, kernel: Kernel, playerId: string, code: string): Promise<boolean> {
  const app = await tx.maybe(selectApp(playerId));
  const secret = app ? unsealSecret(kernel, playerId, app.sealedSecret) : null;
  const step = secret === null ? null : stepOf(kernel, secret, code);
  return step !== null && (await tx.maybe(takeStep(playerId, step))) !== undefined;
}
