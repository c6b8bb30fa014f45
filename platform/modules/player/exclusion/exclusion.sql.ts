import { command, nullable, query, row, text, timestamp, uuid, type RowOf } from '#kernel/db/sql.ts';

const exclusion = row({
  id: uuid,
  playerId: uuid,
  period: text,
  startedAt: timestamp,
  /** Null for good. */
  endsAt: nullable(timestamp),
  returnAskedAt: nullable(timestamp),
});
export type SelfExclusion = RowOf<typeof exclusion>;

export const exclusionOf = (playerId: string) => query(exclusion)`
  select ${exclusion.columns()} from player.self_exclusion where player_id = ${playerId}`;

export const saveExclusion = ({ id, playerId, period, startedAt, endsAt }: SelfExclusion) => command`
  insert into player.self_exclusion (id, player_id, period, started_at, ends_at)
  values (${id}, ${playerId}, ${period}, ${startedAt}, ${endsAt})
  on conflict on constraint self_exclusion_player_id_pkey do update
  set period = excluded.period, ends_at = excluded.ends_at, return_asked_at = null`;

export const noteReturnAsked = (playerId: string, at: Date) => command`
  update player.self_exclusion set return_asked_at = ${at} where player_id = ${playerId}`;

export const deleteExclusion = (playerId: string) => command`delete from player.self_exclusion where player_id = ${playerId}`;
