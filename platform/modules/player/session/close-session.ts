import type { Kernel, Transaction } from '#kernel';
import { livingSessions } from './living-sessions.ts';
import { closeOpenSession } from './session.sql.ts';

/**
 * Closes a session for good: its tokens are refused from the commit on, and `player.session.closed` tells the sockets.
 * Closing it again changes nothing.
 */
export async function closeSession(tx: Transaction, kernel: Kernel, sessionId: string): Promise<void> {
  const closed = await tx.maybe(closeOpenSession(sessionId, kernel.clock.now()));
  if (!closed) return;
  kernel.events.emit(tx, { topic: 'player.session.closed', playerId: closed.player_id, payload: { sessionId } });
  tx.afterCommit(() => livingSessions(kernel).end(sessionId));
}
