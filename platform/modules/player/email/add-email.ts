import type { Kernel } from '#kernel';
import { requirePlayer } from '../get-profile.ts';
import { discloseFew } from './disclose-few.ts';

/**
 * Makes a change of the profile. A change that adds an e-mail address reveals, as a registration does, whether somebody has that address, so it is
 * counted in the same way. Throws tooManyRequests, and what `change` throws.
 */
export async function addEmail<T>(
  kernel: Kernel,
  { playerId, email, ip }: { playerId: string; email: unknown; ip: string },
  change: () => Promise<T>,
): Promise<T> {
  if (typeof email !== 'string' || (await requirePlayer(kernel.db, playerId)).email !== null) return change();
  return discloseFew(kernel, { email, ip, event: 'profile change' }, change);
}
