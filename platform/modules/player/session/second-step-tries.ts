import { AppError, visitorOf, type Kernel } from '#kernel';
import { emitFactorChanged } from '../second-factor/factor-changed.ts';
import { forgiveTries, takeTry } from '../tries.ts';
import { acquaintanceOf } from './known-device.ts';

/** Of one sign-in. */
const maxByChallenge = 5;
/** Of a browser or a visitor that the account knows, and of all others together: only who has the password comes here. */
const maxInWindow = 10;

export interface StepTry {
  playerId: string;
  challenge: string;
  ip: string;
  fingerprint?: string | undefined;
}

const addressKey = ({ playerId, ip }: StepTry) => `second step of ${playerId} at ${visitorOf(ip)}`;
const deviceKey = ({ playerId, fingerprint }: StepTry) => `second step of ${playerId} by ${fingerprint}`;

/**
 * Takes one try at the second step, before it is looked at. Whoever guesses uses up the budget of strangers, not the one of the player's own
 * browser and addresses; the player is told, since whoever guesses has the password. Throws signInLocked.
 */
export async function takeStepTry(kernel: Kernel, attempt: StepTry): Promise<void> {
  const { playerId, challenge } = attempt;
  const { isKnownAddress, isKnownDevice } = await acquaintanceOf(kernel.db, playerId, attempt);
  const strangersKey = `second step of ${playerId} by strangers`;
  // A browser has one budget wherever it is: what it is known by can be copied, and then it comes from many addresses.
  const key = isKnownAddress ? addressKey(attempt) : isKnownDevice ? deviceKey(attempt) : strangersKey;
  const isOpen = await takeTry(kernel, { key: `second step by ${challenge}`, max: maxByChallenge });
  if (isOpen && (await takeTry(kernel, { key, max: maxInWindow }))) return;
  if (await takeTry(kernel, { key: `second step of ${playerId} was guessed at`, max: 1 }))
    await kernel.db.transaction(async (tx) => emitFactorChanged(tx, kernel, playerId, 'guessed'));
  throw new AppError('signInLocked', 'too many wrong codes: wait a quarter of an hour');
}

export async function forgiveStepTries(kernel: Kernel, attempt: StepTry): Promise<void> {
  await forgiveTries(kernel, [addressKey(attempt), deviceKey(attempt)]);
}
