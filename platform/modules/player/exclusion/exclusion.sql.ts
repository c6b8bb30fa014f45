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

const registered = row({ playerId: uuid, period: text, startedAt: timestamp, endsAt: nullable(timestamp), endedAt: nullable(timestamp) });
export type RegisteredExclusion = RowOf<typeof registered>;

/** Those that held at some time of a stretch, by their begin: in force, and over (`endedAt`: the player has come back). */
export const exclusionsIn = ({ start, end }: { start: Date; end: Date }) => query(registered)`
  select player_id, period, started_at, ends_at, null::timestamptz as ended_at from player.self_exclusion
    where started_at < ${end} and coalesce(ends_at, 'infinity') >= ${start}
  union all
  select player_id, period, started_at, ends_at, ended_at from player.past_exclusion where started_at < ${end} and ends_at >= ${start}
  order by started_at, player_id`;

export const noteReturnAsked = (playerId: string, at: Date) => command`
  update player.self_exclusion set return_asked_at = ${at} where player_id = ${playerId}`;

export const deleteExclusion = (playerId: string) => command`delete from player.self_exclusion where player_id = ${playerId}`;
