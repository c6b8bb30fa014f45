import { AppError, visitorOf, type Kernel } from '#kernel';
import { logAuth, type AuthEvent } from '../auth-log.ts';
import { findPlayerId } from '../get-profile.ts';
import { countedTries, takeTry } from '../tries.ts';

/** How many e-mails one visitor learns to be taken, and people to be refused, in a quarter of an hour: nobody mistypes more. */
const maxTold = 5;
/** Mails in that time to the owner of one. */
const maxNotices = 1;

const toldTo = (ip: string) => `taken e-mails told to ${visitorOf(ip)}`;

/**
 * Refuses who keeps asking which e-mails have an account, whether or not the next one has, before it is looked up.
 * Throws tooManyRequests.
 */
export async function requireFewTaken(kernel: Kernel, ip: string): Promise<void> {
  if ((await countedTries(kernel, toldTo(ip))) >= maxTold * kernel.config.rateFactor)
    throw new AppError('tooManyRequests', 'too many registrations from this address: wait a quarter of an hour');
}

/** Somebody was told that a person is refused, whom he may have made up to learn just that. */
export async function noteRefusedPerson(kernel: Kernel, ip: string): Promise<void> {
  await takeTry(kernel, { key: toldTo(ip), max: maxTold });
  logAuth(kernel, { event: 'registration', outcome: 'refused', ip });
}

/** Somebody was told that this e-mail is taken: emits `player.email.claimed`, by which its owner learns of it. */
export async function noteTakenEmail(
  kernel: Kernel,
  { email, ip, event }: Pick<AuthEvent, 'event' | 'ip'> & { email: string },
): Promise<void> {
  await takeTry(kernel, { key: toldTo(ip), max: maxTold });
  const playerId = await findPlayerId(kernel.db, email);
  logAuth(kernel, { event, outcome: 'refused', playerId, ip });
  if (!playerId || !(await takeTry(kernel, { key: `notice of a claim on ${email.toLowerCase()}`, max: maxNotices }))) return;
  await kernel.db.transaction(async (tx) => kernel.events.emit(tx, { topic: 'player.email.claimed', playerId, payload: {} }));
}
