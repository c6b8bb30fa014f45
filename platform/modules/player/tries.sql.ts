import { command, integer, query, row } from '#kernel/db/sql.ts';

const counted = row({ tries: integer });

/** Counts one try under this key, in a window that begins anew when the last one began before `windowStart`. */
export const countTry = (key: Buffer, now: Date, windowStart: Date) => query(counted)`
    insert into player.counted_try as known (key, tries, window_started_at)
    values (${key}, 1, ${now})
    on conflict (key) do update set
      tries = case when known.window_started_at <= ${windowStart} then 1 else known.tries + 1 end,
      window_started_at = case when known.window_started_at <= ${windowStart} then excluded.window_started_at else known.window_started_at end
    returning tries`;

export const uncountTry = (key: Buffer) => command`update player.counted_try set tries = tries - 1 where key = ${key} and tries > 0`;

export const selectTries = (key: Buffer, windowStart: Date) =>
  query(counted)`select tries from player.counted_try where key = ${key} and window_started_at > ${windowStart}`;

export const deleteTries = (keys: readonly Buffer[]) => command`delete from player.counted_try where key = any(${keys}::bytea[])`;

export const deleteTriesBefore = (windowStart: Date) => command`delete from player.counted_try where window_started_at <= ${windowStart}`;
