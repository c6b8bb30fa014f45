import { AppError, violates, visitorOf, type Kernel } from '#kernel';
import { logAuth, type AuthEvent } from '../auth-log.ts';
import { emailTakenConstraint } from '../create-player.ts';
import { findPlayerId } from '../get-profile.ts';
import { giveTryBack, takeTry } from '../tries.ts';

/** How many e-mails one visitor learns to be taken, and people to be refused, in a quarter of an hour: nobody mistypes more. */
const maxTold = 5;
/** Mails in that time to the owner of one. */
const maxNotices = 1;

/** Refusals that say something of the person whom a form names: that he was blocked, or is on the national register. */
const tellOfPersons: ReadonlySet<string> = new Set(['admissionRefused', 'selfExcluded']);

type Asked = Pick<AuthEvent, 'event' | 'ip'> & { email: string | null };

/**
 * Does what tells, by its refusal, whether an e-mail has an account, or a person is refused whom somebody may have made up to learn just that.
 * Counted before anything is looked up, so that of many at once no more are told; what told nothing does not count. Throws tooManyRequests for
 * who keeps asking, whether or not the next one is taken, and what `ask` throws.
 */
export async function tellFewTaken<T>(kernel: Kernel, asked: Asked, ask: () => Promise<T>): Promise<T> {
  const key = `taken e-mails told to ${visitorOf(asked.ip)}`;
  if (!(await takeTry(kernel, { key, max: maxTold }))) {
    await giveTryBack(kernel, key);
    throw new AppError('tooManyRequests', 'too many registrations from this address: wait a quarter of an hour');
  }
  try {
    const answer = await ask();
    await giveTryBack(kernel, key);
    return answer;
  } catch (error) {
    if (violates(error, emailTakenConstraint)) await noteTaken(kernel, asked);
    else if (error instanceof AppError && tellOfPersons.has(error.reason))
      logAuth(kernel, { event: asked.event, outcome: 'refused', ip: asked.ip });
    else await giveTryBack(kernel, key);
    throw error;
  }
}

/** Emits `player.email.claimed`, by which the owner of the e-mail learns of it. */
async function noteTaken(kernel: Kernel, { email, ip, event }: Asked): Promise<void> {
  const playerId = email === null ? undefined : await findPlayerId(kernel.db, email);
  logAuth(kernel, { event, outcome: 'refused', playerId, ip });
  if (!email || !playerId) return;
  if (!(await takeTry(kernel, { key: `notice of a claim on ${email.toLowerCase()}`, max: maxNotices }))) return;
  await kernel.db.transaction(async (tx) => kernel.events.emit(tx, { topic: 'player.email.claimed', playerId, payload: {} }));
}
