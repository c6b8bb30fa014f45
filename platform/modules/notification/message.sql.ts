import { sql } from 'kysely';
import type { MessengerMessage } from '@verdigale/contract';
import type { Query } from '#kernel';

export interface MessageRow {
  id: string;
  player_id: string;
  content: MessengerMessage['content'];
  read_at: Date | null;
  created_at: Date;
  updated_at: Date;
}

export function insertMessage({ id, player_id, content, created_at }: Omit<MessageRow, 'read_at' | 'updated_at'>): Query<unknown> {
  return sql`
    insert into notification.message (id, player_id, content, created_at, updated_at)
    values (${id}, ${player_id}, ${JSON.stringify(content)}::jsonb, ${created_at}, ${created_at})`;
}

export function selectMessages(playerId: string, { offset, limit }: { offset: number; limit: number }): Query<MessageRow> {
  return sql`
    select id, player_id, content, read_at, created_at, updated_at from notification.message
    where player_id = ${playerId} order by created_at desc, id desc offset ${offset} limit ${limit}`;
}

export function countMessages(playerId: string): Query<{ total: number; unread: number }> {
  return sql`
    select count(*)::int as total, count(*) filter (where read_at is null)::int as unread
    from notification.message where player_id = ${playerId}`;
}

/** `ids` null means all of them. Others' ids change nothing. */
export function markRead(playerId: string, ids: readonly string[] | null, now: Date): Query<unknown> {
  return sql`
    update notification.message set read_at = ${now}, updated_at = ${now}
    where player_id = ${playerId} and read_at is null and (${ids}::uuid[] is null or id = any(${ids}::uuid[]))`;
}

export function deleteMessageRows(playerId: string, ids: readonly string[]): Query<unknown> {
  return sql`delete from notification.message where player_id = ${playerId} and id = any(${ids}::uuid[])`;
}
