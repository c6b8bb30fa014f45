import { bytes, command, integer, query, row } from '#kernel/db/sql.ts';

const counted = row({ key: bytes, tries: integer });

/** Counts one try under each key, in a window that begins anew when the last one began before `windowStart`. */
export const countTry = (keys: readonly Buffer[], now: Date, windowStart: Date) =>
  // In the order of the keys, so that two tries at once never wait for each other in a circle.
  query(counted)`
    insert into player.counted_try as known (key, tries, window_started_at)
    select key, 1, ${now} from unnest(${keys}::bytea[]) as key order by key
    on conflict (key) do update set
      tries = case when known.window_started_at <= ${windowStart} then 1 else known.tries + 1 end,
      window_started_at = case when known.window_started_at <= ${windowStart} then excluded.window_started_at else known.window_started_at end
    returning key, tries`;

export const deleteTries = (keys: readonly Buffer[]) => command`delete from player.counted_try where key = any(${keys}::bytea[])`;

export const deleteTriesBefore = (windowStart: Date) => command`delete from player.counted_try where window_started_at <= ${windowStart}`;
