import { violates, type Kernel } from '#kernel';
import { emailTakenConstraint } from '../create-player.ts';
import { requirePlayer } from '../get-profile.ts';
import { noteTakenEmail, requireFewTaken } from './taken-email.ts';

/**
 * Makes a change of the profile. One that gives it its e-mail address tells, like a registration, whether somebody has that address: so it is
 * counted like one. Throws tooManyRequests, and what `change` throws.
 */
export async function addEmail<T>(
  kernel: Kernel,
  { playerId, email, ip }: { playerId: string; email: unknown; ip: string },
  change: () => Promise<T>,
): Promise<T> {
  if (typeof email !== 'string' || (await requirePlayer(kernel.db, playerId)).email !== null) return change();
  await requireFewTaken(kernel, ip);
  try {
    return await change();
  } catch (error) {
    if (violates(error, emailTakenConstraint)) await noteTakenEmail(kernel, { email, ip, event: 'profile change' });
    throw error;
  }
}
