import type { Kernel, Principal } from '#kernel';
import { requirePlayer } from '../get-profile.ts';
import { requireProof } from '../session/proof.ts';

/** The phone of the profile needs its code only; another one would become a way into the account. Throws passwordNeeded, signInNeeded. */
export async function requireProofFor(kernel: Kernel, principal: Principal, phone: string): Promise<void> {
  const player = await requirePlayer(kernel.db, principal.playerId);
  if (player.phone !== phone) await requireProof(kernel.db, kernel, principal);
}
