import type { Kernel, Transaction } from '#kernel';
import { livingSessions } from './living-sessions.ts';
import { closeOpenSession, closeOtherSessions } from './session.sql.ts';

/**
 * Closes a session for good: its tokens are refused from the commit on, and `player.session.closed` closes its sockets.
 * Closing it again changes nothing.
 */
export async function closeSession(tx: Transaction, kernel: Kernel, sessionId: string): Promise<void> {
  const closed = await tx.maybe(closeOpenSession(sessionId, kernel.clock.now()));
  if (!closed) return;
  emitClosed(tx, kernel, closed.playerId, sessionId);
}

/** Closes all sessions of a player except `kept`, if given. */
export async function closeSessionsOf(tx: Transaction, kernel: Kernel, playerId: string, kept: string | null): Promise<void> {
  for (const { id } of await tx.all(closeOtherSessions(playerId, kept, kernel.clock.now()))) emitClosed(tx, kernel, playerId, id);
}

/** Closes all sessions of a player from another process than the platform's, which end them on `player.session.closed`. */
export async function closeAllSessions(
  tx: Transaction,
  { clock, events }: Pick<Kernel, 'clock' | 'events'>,
  playerId: string,
): Promise<void> {
  for (const { id } of await tx.all(closeOtherSessions(playerId, null, clock.now())))
    events.emit(tx, { topic: 'player.session.closed', playerId, payload: { sessionId: id } });
}

function emitClosed(tx: Transaction, kernel: Kernel, playerId: string, sessionId: string): void {
  kernel.events.emit(tx, { topic: 'player.session.closed', playerId, payload: { sessionId } });
  tx.afterCommit(() => livingSessions(kernel).end(sessionId));
}
