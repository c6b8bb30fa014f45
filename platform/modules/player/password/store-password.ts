import type { Kernel, Transaction } from '#kernel';
import { AppError } from '#kernel';
import { requirePlayer } from '../get-profile.ts';
import { lockPlayer, upsertCredential } from '../player.sql.ts';
import { closeSessionsOf } from '../session/close-session.ts';
import { dropOneTimeTokens } from '../token/one-time-token.sql.ts';
import { isOwnContact, ownContactMessage } from './own-contact.ts';

export interface NewPassword {
  playerId: string;
  password: string;
  passwordHash: string;
  /** The session in which it was changed; null when that was outside of any. */
  sessionId: string | null;
}

/**
 * Makes this the player's password: whoever knew or guessed the old one loses the sessions and the links opened with it,
 * and the player is notified by mail (`player.password.changed`). Throws invalid (newPassword) for the player's own e-mail or phone.
 */
export async function storePassword(tx: Transaction, kernel: Kernel, { playerId, password, passwordHash, sessionId }: NewPassword) {
  if (isOwnContact(password, await requirePlayer(tx, playerId))) throw AppError.invalid('newPassword', ownContactMessage);
  // First of all: a sign-in with the old password that is under way either is over by now, and closed below, or finds this.
  await tx.run(upsertCredential({ playerId, passwordHash, changedAt: kernel.clock.now() }));
  // A change of contacts or factors that is under way either commits before this, and what follows sees it, or finds its session closed.
  await tx.one(lockPlayer(playerId));
  tx.write(dropOneTimeTokens(playerId));
  await closeSessionsOf(tx, kernel, playerId, sessionId);
  kernel.events.emit(tx, { topic: 'player.password.changed', playerId, payload: {} });
}
