import { playerStatus } from '@verdigale/contract';
import {
  boolean,
  command,
  eachQuery,
  integer,
  givenRows,
  nullable,
  oneOf,
  query,
  row,
  sql,
  text,
  timestamp,
  uuid,
  type RowOf,
} from '#kernel/db/sql.ts';

const deviceType = oneOf(['desktop', 'mobile']);

const session = row({
  id: uuid,
  playerId: uuid,
  tokenId: uuid,
  previousTokenId: nullable(uuid),
  refreshedAt: timestamp,
  createdAt: timestamp,
  expiresAt: timestamp,
  closedAt: nullable(timestamp),
  playerStatus: integer,
});
export type SessionRow = RowOf<typeof session>;

const listed = row({
  id: uuid,
  playerId: uuid,
  ip: text,
  country: nullable(text),
  deviceType,
  userAgent: text,
  fingerprint: nullable(text),
  createdAt: timestamp,
  expiresAt: timestamp,
  closedAt: nullable(timestamp),
});
export type ListedSessionRow = RowOf<typeof listed>;

export type NewSessionRow = Omit<ListedSessionRow, 'closedAt'> & { tokenId: string; provenAt: Date | null };

export const insertSession = (made: NewSessionRow) => command`
    insert into player.session (id, player_id, token_id, refreshed_at, created_at, expires_at, ip, country, device_type, user_agent, fingerprint,
      proven_at)
    values (${made.id}, ${made.playerId}, ${made.tokenId}, ${made.createdAt}, ${made.createdAt}, ${made.expiresAt},
      ${made.ip}, ${made.country}, ${made.deviceType}, ${made.userAgent}, ${made.fingerprint}, ${made.provenAt})`;

const living = row({ createdAt: timestamp, expiresAt: timestamp, tokenId: uuid, previousTokenId: nullable(uuid), refreshedAt: timestamp });
export type LivingSessionRow = RowOf<typeof living>;

/** Its limits and its tokens, if it is open and its player not blocked. */
const livingSessions = eachQuery(
  living,
  (given: readonly { id: string }[]) => sql`
    select given.place::int, found.* from ${givenRows(given, { id: 'uuid' })}, lateral (
      select session.created_at, session.expires_at, session.token_id, session.previous_token_id, session.refreshed_at
      from player.session join player.player on player.id = session.player_id
      where session.id = given.id and session.closed_at is null and player.status <> ${playerStatus.blocked} offset 0) found`,
);

export const selectLivingSession = (id: string) => livingSessions({ id });

/** Locks it: two refreshes of one session take turns. */
export const lockSession = (id: string) => query(session)`
    select session.id, player_id, token_id, previous_token_id, refreshed_at, session.created_at, expires_at, closed_at,
      player.status as player_status
    from player.session join player.player on player.id = session.player_id
    where session.id = ${id} for update of session`;

export const rotateToken = (id: string, token: { tokenId: string; refreshedAt: Date; expiresAt: Date }) => command`
    update player.session set previous_token_id = token_id, token_id = ${token.tokenId},
      refreshed_at = ${token.refreshedAt}, expires_at = ${token.expiresAt}
    where id = ${id}`;

/** It ends later; one that has ended stays so. */
export const prolong = (id: string, expiresAt: Date, now: Date) => command`
    update player.session set expires_at = ${expiresAt}
    where id = ${id} and closed_at is null and expires_at > ${now} and expires_at < ${expiresAt}`;

const proof = row({ provenAt: nullable(timestamp), hasPassword: boolean });

/** When the holder of an open session last proved to be the player, and whether the player could do so by a password. */
export const selectProof = (id: string) => query(proof)`
    select session.proven_at, credential.player_id is not null as has_password
    from player.session left join player.credential on credential.player_id = session.player_id where session.id = ${id} and session.closed_at is null`;

export const markProven = (id: string, now: Date) => command`update player.session set proven_at = ${now} where id = ${id}`;

const ownerOf = row({ playerId: uuid });

/** The player of a session that was open until now. */
export function closeOpenSession(id: string, closedAt: Date) {
  return query(ownerOf)`update player.session set closed_at = ${closedAt} where id = ${id} and closed_at is null returning player_id`;
}

const closed = row({ id: uuid });

/** Closes a player's open sessions, all but one, and answers their ids. */
export function closeOtherSessions(playerId: string, kept: string | null, closedAt: Date) {
  return query(closed)`
    update player.session set closed_at = ${closedAt}
    where player_id = ${playerId} and closed_at is null and id is distinct from ${kept}::uuid and expires_at > ${closedAt} returning id`;
}

export const selectSession = (id: string) => query(listed)`select ${listed.columns()} from player.session where id = ${id}`;

export const selectSessions = (playerId: string, { offset, limit }: { offset: number; limit: number }) => query(listed)`
    select ${listed.columns()} from player.session where player_id = ${playerId}
    order by created_at desc, id desc offset ${offset} limit ${limit}`;

const total = row({ total: integer });

export const countSessions = (playerId: string) =>
  query(total)`select count(*)::int as total from player.session where player_id = ${playerId}`;

const device = row({ ip: text, fingerprint: nullable(text) });

/** Every device that the player had a session on, as long as its sessions are kept; empty where there is no such player. */
export const selectDevices = (playerId: string | null) =>
  query(device)`select distinct ip, fingerprint from player.session where player_id = ${playerId}::uuid`;

const alike = row({ total: integer, alike: integer });

/** Of the sessions that the player had before this one: how many, and how many from the same device. */
export const countEarlierSessions = (known: ListedSessionRow) => query(alike)`
    select count(*)::int as total,
      count(*) filter (where fingerprint = ${known.fingerprint} or (ip = ${known.ip} and user_agent = ${known.userAgent}))::int as alike
    from player.session where player_id = ${known.playerId} and id < ${known.id}`;

/** Closed ones too, when their time would have been over. */
export const deleteSessionsEndedBefore = (time: Date) => command`delete from player.session where expires_at < ${time}`;
