import type { IdentityStatus } from '@verdigale/contract';
import { command, integer, query, row, textArray, timestamp, uuid } from '#kernel/db/sql.ts';

const known = row({ status: integer, differs: textArray });

/** What is known of a player so far, locked until the transaction ends. */
export const lockIdentityCheck = (playerId: string) =>
  query(known)`select ${known.columns()} from player.identity_check where player_id = ${playerId} for update`;

const decided = row({ status: integer });
export const selectIdentityCheck = (playerId: string) =>
  query(decided)`select ${decided.columns()} from player.identity_check where player_id = ${playerId}`;

/** Changes nothing for an unknown player, or for an event that is not newer than the last one. */
export const upsertIdentityCheck = (playerId: string, status: IdentityStatus, differs: readonly string[], eventAt: Date) => command`
  insert into player.identity_check as known (player_id, status, differs, event_at)
  select id, ${status}, ${differs}, ${eventAt} from player.player where id = ${playerId}
  on conflict (player_id) do update set status = excluded.status, differs = excluded.differs, event_at = excluded.event_at
  where known.event_at < excluded.event_at`;

export const setIdentityStatus = (playerId: string, status: IdentityStatus) => command`
  update player.identity_check set status = ${status} where player_id = ${playerId}`;

const doubtful = row({ playerId: uuid, eventAt: timestamp, differs: textArray });
/** Checks with this status which proved somebody else than the profile says, oldest first. */
export const selectDoubtful = (status: IdentityStatus) => query(doubtful)`
  select ${doubtful.columns()} from player.identity_check where status = ${status} and differs <> '{}' order by event_at, player_id`;
