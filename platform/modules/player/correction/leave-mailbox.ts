import type { Kernel, Transaction } from '#kernel';
import { emitContactChanged } from '../contact-changed.ts';
import type { PlayerRow } from '../player.sql.ts';
import { closeAllSessions } from '../session/close-session.ts';
import { deleteTokensFor } from '../token/one-time-token.sql.ts';

/**
 * What goes with another address of a player who has lost his mailbox, which somebody else may read by now: links that were mailed to it set no
 * password, every session ends, it is told, as his phone is, and the new one has to be confirmed.
 */
export async function leaveMailbox(tx: Transaction, hands: Pick<Kernel, 'clock' | 'events'>, before: PlayerRow): Promise<void> {
  tx.write(deleteTokensFor(before.id, 'reset'));
  await closeAllSessions(tx, hands, before.id);
  emitContactChanged(tx, hands, before, 'email', { isCorrected: true });
  hands.events.emit(tx, { topic: 'player.email.confirmationRequested', playerId: before.id, payload: {} });
}
