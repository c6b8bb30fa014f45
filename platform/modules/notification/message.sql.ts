import type { MessengerMessage } from '@verdigale/contract';
import { command, integer, json, nullable, query, row, timestamp, uuid, type RowOf } from '#kernel/db/sql.ts';

const message = row({
  id: uuid,
  playerId: uuid,
  content: json<MessengerMessage['content']>(),
  readAt: nullable(timestamp),
  createdAt: timestamp,
  updatedAt: timestamp,
});
export type MessageRow = RowOf<typeof message>;

export const insertMessage = ({ id, playerId, content, createdAt }: Omit<MessageRow, 'readAt' | 'updatedAt'>) => command`
    insert into notification.message (id, player_id, content, created_at, updated_at)
    values (${id}, ${playerId}, ${JSON.stringify(content)}::jsonb, ${createdAt}, ${createdAt})`;

export const selectMessages = (playerId: string, { offset, limit }: { offset: number; limit: number }) => query(message)`
    select ${message.columns()} from notification.message
    where player_id = ${playerId} order by created_at desc, id desc offset ${offset} limit ${limit}`;

const counts = row({ total: integer, unread: integer });

export const countMessages = (playerId: string) => query(counts)`
    select count(*)::int as total, count(*) filter (where read_at is null)::int as unread
    from notification.message where player_id = ${playerId}`;

/** `ids` null means all of them. Ids of other players' messages change nothing. */
export const markRead = (playerId: string, ids: readonly string[] | null, now: Date) => command`
    update notification.message set read_at = ${now}, updated_at = ${now}
    where player_id = ${playerId} and read_at is null and (${ids}::uuid[] is null or id = any(${ids}::uuid[]))`;

export const deleteMessageRows = (playerId: string, ids: readonly string[]) =>
  command`delete from notification.message where player_id = ${playerId} and id = any(${ids}::uuid[])`;

export const deleteMessagesOf = (playerId: string) => command`delete from notification.message where player_id = ${playerId}`;
