import { AppError, violates, visitorOf, type Kernel } from '#kernel';
import { logAuth, type AuthEvent } from '../auth-log.ts';
import { emailTakenConstraint } from '../create-player.ts';
import { findPlayerId } from '../get-profile.ts';
import { giveTryBack, takeTry } from '../tries.ts';

/** How many e-mails one visitor learns to be taken, and people to be refused, in a quarter of an hour: nobody mistypes more. */
const maxDisclosed = 5;
/** Mails in that time to the owner of one. */
const maxNotices = 1;

/** Refusals that give something away about the person whom a form names: a block, or an entry in the national register. */
const disclosing: ReadonlySet<string> = new Set(['admissionRefused', 'selfExcluded']);

type Asked = Pick<AuthEvent, 'event' | 'ip'> & { email: string | null };

/**
 * Runs a request whose refusal gives away that an e-mail has an account, or that a person is blocked or excluded, whom somebody may have named just
 * to learn that. A visitor gets few such refusals: each request counts before anything is looked up, so that many at once learn no more, and stops
 * counting once it gave nothing away. Throws what `ask` throws, and tooManyRequests once they are used up, whatever the answer would be.
 */
export async function discloseFew<T>(kernel: Kernel, asked: Asked, ask: () => Promise<T>): Promise<T> {
  const key = `taken e-mails told to ${visitorOf(asked.ip)}`;
  if (!(await takeTry(kernel, { key, max: maxDisclosed, isOfCrowd: true }))) {
    await giveTryBack(kernel, key);
    throw new AppError('tooManyRequests', 'too many registrations from this address: wait a quarter of an hour');
  }
  try {
    const answer = await ask();
    await giveTryBack(kernel, key);
    return answer;
  } catch (error) {
    if (violates(error, emailTakenConstraint)) await noteTaken(kernel, asked);
    else if (error instanceof AppError && disclosing.has(error.reason))
      logAuth(kernel, { event: asked.event, outcome: 'refused', ip: asked.ip });
    else await giveTryBack(kernel, key);
    throw error;
  }
}

/** Emits `player.email.claimed`, which tells the owner of the address about the attempt. */
async function noteTaken(kernel: Kernel, { email, ip, event }: Asked): Promise<void> {
  const playerId = email === null ? undefined : await findPlayerId(kernel.db, email);
  logAuth(kernel, { event, outcome: 'refused', playerId, ip });
  if (!email || !playerId) return;
  if (!(await takeTry(kernel, { key: `notice of a claim on ${email.toLowerCase()}`, max: maxNotices }))) return;
  await kernel.db.transaction(async (tx) => kernel.events.emit(tx, { topic: 'player.email.claimed', playerId, payload: {} }));
}
