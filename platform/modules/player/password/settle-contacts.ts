import type { Kernel, Transaction } from '#kernel';
import { emitContactChanged } from '../contact-changed.ts';
import { requirePlayer } from '../get-profile.ts';
import { confirmEmailOf, dropEmail, dropPhone, type PlayerRow } from '../player.sql.ts';

/** By what a player proved to own the account when the password was reset. */
export type ResetContact = 'email' | 'phone';

/**
 * How long the owner has to notice that somebody has secretly changed a contact: one that was confirmed more recently than this does not
 * survive a reset through the other contact.
 */
export const settledMs = 7 * 24 * 3_600_000;

/**
 * A reset leaves no way in to whoever had the account before: the contact that proved the player is confirmed, and the other one is dropped unless it
 * can be trusted as well: the account was opened with it, or it was confirmed long ago. None can be when the e-mail of the reset was not confirmed
 * itself, since then somebody else may have opened the account with it.
 */
export async function settleContacts(tx: Transaction, kernel: Kernel, playerId: string, by: ResetContact): Promise<void> {
  const player = await requirePlayer(tx, playerId);
  const now = kernel.clock.now();
  const isSettled = (confirmedAt: Date | null) => confirmedAt !== null && now.getTime() - confirmedAt.getTime() >= settledMs;
  if (by === 'phone') {
    if (player.email === null || !wasOpenedByPhone(player) || isSettled(player.confirmedAt)) return;
    tx.write(dropEmail(playerId));
    emitContactChanged(tx, kernel, player, 'email');
    return;
  }
  const isPhoneGood = player.confirmedAt !== null && player.phoneConfirmedAt !== null;
  if (!isPhoneGood || !(wasOpenedByPhone(player) || isSettled(player.phoneConfirmedAt))) {
    tx.write(dropPhone(playerId));
    if (player.phoneConfirmedAt) emitContactChanged(tx, kernel, player, 'phone');
  }
  tx.write(confirmEmailOf(playerId, player.email!, now));
}

/** A registration by phone has proved it at that very moment. */
const wasOpenedByPhone = ({ phoneConfirmedAt, createdAt }: PlayerRow) => phoneConfirmedAt?.getTime() === createdAt.getTime();
