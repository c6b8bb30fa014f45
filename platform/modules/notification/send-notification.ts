import { messageState, type MessengerMessage } from '@verdigale/contract';
import { newId, type Kernel, type Transaction } from '#kernel';
import { insertMessage, type MessageRow } from './message.sql.ts';

/**
 * Adds a message to a player's list, and publishes it on the socket after the commit; a silent one follows a publication that says the
 * same, so that clients show one alert. (wire 6, wire 13)
 */
export function sendNotification(
  tx: Transaction,
  { clock, events }: Pick<Kernel, 'clock' | 'events'>,
  playerId: string,
  content: MessengerMessage['content'],
  { isSilent = false } = {},
): void {
  const now = clock.now();
  const row = { id: newId(), playerId, content, createdAt: now };
  tx.write(insertMessage(row));
  if (isSilent) return;
  const message = viewMessage({ ...row, readAt: null, updatedAt: now });
  events.emit(tx, { topic: 'message.received', playerId, payload: { message } });
}

export function viewMessage(row: MessageRow): MessengerMessage {
  return {
    id: row.id,
    playerId: row.playerId,
    state: row.readAt ? messageState.read : messageState.unread,
    content: row.content,
    readAt: row.readAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
