import { command, integer, nullable, query, row, text, type RowOf } from '#kernel/db/sql.ts';

const seal = row({
  /** `YYYY-MM-DD` */
  day: text,
  entries: integer,
  seal: text,
});
export type Seal = RowOf<typeof seal>;

/** From this day on, the oldest first; null for all. */
export const sealsFrom = (day: string | null) => query(seal)`
  select day::text, entries, seal from journal.seal where day >= coalesce(${day}::date, '-infinity') order by day`;

export const lastSealBefore = (day: string) => query(seal)`
  select day::text, entries, seal from journal.seal where day < ${day}::date order by day desc limit 1`;

const digest = row({ entries: integer, digest: text });

/** How many entries a day has, and one hash over all that they say. */
export const digestOf = (day: string) => query(digest)`
  select count(*)::integer as entries, encode(sha256(convert_to(coalesce(string_agg(concat_ws('|', id, kind, coalesce(player_id::text, '-'), details,
    extract(epoch from noted_at)), E'\n' order by noted_at, id), ''), 'UTF8')), 'hex') as digest
  from journal.entry where noted_at >= ${day}::date::timestamp at time zone 'UTC' and noted_at < (${day}::date + 1)::timestamp at time zone 'UTC'`;

const day = row({ day: nullable(text) });

/** The first day that has no seal yet; null where nothing was ever noted. */
export const firstUnsealed = () => query(day)`
  select coalesce((select max(day) + 1 from journal.seal), (select min(noted_at) at time zone 'UTC' from journal.entry)::date)::text as day`;

/** The first of several processes makes it. */
export const insertSeal = (made: Seal) => command`
  insert into journal.seal (day, entries, seal) values (${made.day}::date, ${made.entries}, ${made.seal}) on conflict (day) do nothing`;
