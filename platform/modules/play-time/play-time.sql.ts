import {
  bigint,
  command,
  eachCommand,
  eachQuery,
  integer,
  givenRows,
  nullable,
  row,
  sql,
  timestamp,
  uuid,
  type RowOf,
} from '#kernel/db/sql.ts';
import type { PlayClock } from './clock.ts';

const playTime = row({
  playerId: uuid,
  checkMinutes: nullable(integer),
  limitMinutes: nullable(integer),
  nextMinutes: nullable(integer),
  nextAt: nullable(timestamp),
  startedAt: nullable(timestamp),
  seenAt: nullable(timestamp),
  uncheckedMs: bigint,
  todayMs: bigint,
});
export type PlayTimeRow = RowOf<typeof playTime>;

/** One row or none, since every bet asks. */
const playTimes = eachQuery(
  playTime,
  (given: readonly { playerId: string }[]) => sql`
  select given.place::int, found.* from ${givenRows(given, { playerId: 'uuid' })},
  lateral (select ${playTime.columns()} from play_time.play_time t where t.player_id = given.player_id offset 0) found`,
);

export const playTimeOf = (playerId: string) => playTimes({ playerId });

/** Of a bet that was taken. */
export const saveClock = eachCommand(
  (given: readonly (PlayClock & { playerId: string })[]) => sql`
  insert into play_time.play_time (player_id, started_at, seen_at, unchecked_ms, today_ms)
  select player_id, started_at, seen_at, unchecked_ms, today_ms
  from ${givenRows(given, { playerId: 'uuid', startedAt: 'timestamptz', seenAt: 'timestamptz', uncheckedMs: 'bigint', todayMs: 'bigint' })}
  on conflict on constraint play_time_player_id_pkey do update set
    started_at = excluded.started_at, seen_at = excluded.seen_at, unchecked_ms = excluded.unchecked_ms, today_ms = excluded.today_ms`,
);

interface Choice {
  checkMinutes: number | null;
  limitMinutes: number | null;
  next: { amount: number | null; at: Date } | null;
}

export const saveChoice = (playerId: string, { checkMinutes, limitMinutes, next }: Choice) => command`
  insert into play_time.play_time (player_id, check_minutes, limit_minutes, next_minutes, next_at)
  values (${playerId}, ${checkMinutes}, ${limitMinutes}, ${next?.amount ?? null}, ${next?.at ?? null})
  on conflict on constraint play_time_player_id_pkey do update set
    check_minutes = excluded.check_minutes, limit_minutes = excluded.limit_minutes,
    next_minutes = excluded.next_minutes, next_at = excluded.next_at`;
