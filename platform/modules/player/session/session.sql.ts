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
