import type { Kernel } from '#kernel';
import { requirePlayer } from '../get-profile.ts';

/** Emits `player.email.confirmationRequested`, which mails the link again; does nothing when there is nothing to confirm. */
export async function resendConfirmation(kernel: Kernel, playerId: string): Promise<void> {
  const { email, confirmedAt } = await requirePlayer(kernel.db, playerId);
  if (!email || confirmedAt) return;
  await kernel.db.transaction(async (tx) => kernel.events.emit(tx, { topic: 'player.email.confirmationRequested', playerId, payload: {} }));
}
