import { bigint, command, integer, nullable, query, row, timestamp, uuid, type RowOf } from '#kernel/db/sql.ts';
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
export const playTimeOf = (playerId: string) => query(playTime)`
  select ${playTime.columns()} from play_time.play_time where player_id = ${playerId}`;

/** Of a bet that was taken. */
export const saveClock = (playerId: string, { startedAt, seenAt, uncheckedMs, todayMs }: PlayClock) => command`
  insert into play_time.play_time (player_id, started_at, seen_at, unchecked_ms, today_ms)
  values (${playerId}, ${startedAt}, ${seenAt}, ${BigInt(uncheckedMs)}, ${BigInt(todayMs)})
  on conflict on constraint play_time_player_id_pkey do update set
    started_at = excluded.started_at, seen_at = excluded.seen_at, unchecked_ms = excluded.unchecked_ms, today_ms = excluded.today_ms`;

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
