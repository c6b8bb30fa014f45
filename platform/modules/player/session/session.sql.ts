import { sql } from 'kysely';
import { playerStatus } from '@verdigale/contract';
import type { Query } from '#kernel';

export interface NewSessionRow {
  id: string;
  player_id: string;
  token_id: string;
  created_at: Date;
  expires_at: Date;
  ip: string;
  country: string | null;
  device_type: 'desktop' | 'mobile';
  user_agent: string;
  fingerprint: string | null;
}

export interface SessionRow {
  id: string;
  player_id: string;
  token_id: string;
  previous_token_id: string | null;
  refreshed_at: Date;
  created_at: Date;
  expires_at: Date;
  closed_at: Date | null;
  player_status: number;
}

export function insertSession(row: NewSessionRow): Query<unknown> {
  return sql`
    insert into player.session (id, player_id, token_id, refreshed_at, created_at, expires_at, ip, country, device_type, user_agent, fingerprint)
    values (${row.id}, ${row.player_id}, ${row.token_id}, ${row.created_at}, ${row.created_at}, ${row.expires_at},
      ${row.ip}, ${row.country}, ${row.device_type}, ${row.user_agent}, ${row.fingerprint})`;
}

/** Its limits, if it is open and its player not blocked. */
export function selectLivingSession(id: string): Query<{ expires_at: Date }> {
  return sql`
    select session.expires_at from player.session join player.player on player.id = session.player_id
    where session.id = ${id} and session.closed_at is null and player.status <> ${playerStatus.blocked}`;
}

/** Locks it: two refreshes of one session take turns. */
export function lockSession(id: string): Query<SessionRow> {
  return sql`
    select session.id, player_id, token_id, previous_token_id, refreshed_at, session.created_at, expires_at, closed_at,
      player.status as player_status
    from player.session join player.player on player.id = session.player_id
    where session.id = ${id} for update of session`;
}

export function rotateToken(id: string, token: { tokenId: string; refreshedAt: Date; expiresAt: Date }): Query<unknown> {
  return sql`
    update player.session set previous_token_id = token_id, token_id = ${token.tokenId},
      refreshed_at = ${token.refreshedAt}, expires_at = ${token.expiresAt}
    where id = ${id}`;
}

/** The player of a session that was open until now. */
export function closeOpenSession(id: string, closedAt: Date): Query<{ player_id: string }> {
  return sql`update player.session set closed_at = ${closedAt} where id = ${id} and closed_at is null returning player_id`;
}

/** Closes a player's open sessions, all but one, and answers their ids. */
export function closeOtherSessions(playerId: string, kept: string | null, closedAt: Date): Query<{ id: string }> {
  return sql`
    update player.session set closed_at = ${closedAt}
    where player_id = ${playerId} and closed_at is null and id is distinct from ${kept}::uuid and expires_at > ${closedAt} returning id`;
}

export interface ListedSessionRow {
  id: string;
  player_id: string;
  ip: string;
  country: string | null;
  device_type: 'desktop' | 'mobile';
  user_agent: string;
  fingerprint: string | null;
  created_at: Date;
  expires_at: Date;
  closed_at: Date | null;
}

const listed = sql.raw('id, player_id, ip, country, device_type, user_agent, fingerprint, created_at, expires_at, closed_at');

export function selectSession(id: string): Query<ListedSessionRow> {
  return sql`select ${listed} from player.session where id = ${id}`;
}

export function selectSessions(playerId: string, { offset, limit }: { offset: number; limit: number }): Query<ListedSessionRow> {
  return sql`
    select ${listed} from player.session where player_id = ${playerId}
    order by created_at desc, id desc offset ${offset} limit ${limit}`;
}

export function countSessions(playerId: string): Query<{ total: number }> {
  return sql`select count(*)::int as total from player.session where player_id = ${playerId}`;
}

/** Of the sessions that the player had before this one: how many, and how many from the same device. */
export function countEarlierSessions(session: ListedSessionRow): Query<{ total: number; alike: number }> {
  return sql`
    select count(*)::int as total,
      count(*) filter (where fingerprint = ${session.fingerprint} or (ip = ${session.ip} and user_agent = ${session.user_agent}))::int as alike
    from player.session where player_id = ${session.player_id} and id < ${session.id}`;
}

/** Closed ones too, when their time would have been over. */
export function deleteSessionsEndedBefore(time: Date): Query<unknown> {
  return sql`delete from player.session where expires_at < ${time}`;
}
