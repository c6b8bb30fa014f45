import type { TournamentTerms } from '#config';
import { command, integer, json, nullable, query, row, sql, text, timestamp, uuid, type RowOf, type Sql } from '#kernel/db/sql.ts';

/** One of the first hundred, as the last ranking left them; points in hundredths. */
export interface Leader {
  playerId: string;
  nickname: string | null;
  place: number;
  points: number;
}

const tournament = row({
  id: uuid,
  identity: text,
  startsAt: timestamp,
  endsAt: timestamp,
  terms: json<TournamentTerms>(),
  finishedAt: nullable(timestamp),
  leaders: json<Leader[]>(),
  entries: integer,
});
export type TournamentRow = RowOf<typeof tournament>;

export const insertTournament = (made: Omit<TournamentRow, 'finishedAt' | 'leaders' | 'entries'> & { at: Date }) => command`
  insert into retention.tournament (id, identity, starts_at, ends_at, terms, created_at)
  values (${made.id}, ${made.identity}, ${made.startsAt}, ${made.endsAt}, ${JSON.stringify(made.terms)}::jsonb, ${made.at})
  on conflict on constraint tournament_identity_key do nothing`;

/** Those that a round counts for which began and ended then, as long as their final ranking is not made. */
export const openFor = ({ createdAt, finishedAt }: { createdAt: Date; finishedAt: Date }) => query(tournament)`
  select ${tournament.columns()} from retention.tournament
  where finished_at is null and starts_at <= ${createdAt} and ends_at > ${finishedAt}`;

export const runningAt = (now: Date) => query(tournament)`
  select ${tournament.columns()} from retention.tournament where finished_at is null and starts_at <= ${now} and ends_at > ${now}`;

/** Those whose time and grace are over. */
export const endedBefore = (time: Date) => query(tournament)`
  select ${tournament.columns()} from retention.tournament where finished_at is null and ends_at <= ${time}`;

/** Not `for update`: that would hold up each new entry, and the relay with it, for as long as a ranking takes. */
export const lockTournament = (id: string) => query(tournament)`
  select ${tournament.columns()} from retention.tournament where id = ${id} for no key update`;

const held = row({ id: uuid });

/** Those not final that a player is in; rankings of them wait. */
export const lockUnfinishedOf = (playerId: string) => query(held)`
  select t.id from retention.tournament t join retention.tournament_entry e on e.tournament_id = t.id
  where t.finished_at is null and e.player_id = ${playerId} order by t.id for no key update of t`;

export const markFinished = (id: string, at: Date) => command`update retention.tournament set finished_at = ${at} where id = ${id}`;

export const tournamentById = (id: string) => query(tournament)`select ${tournament.columns()} from retention.tournament where id = ${id}`;

/** The edition that somebody means who says the identity: what runs, else what comes next, else what was last. */
export const tournamentNamed = (identity: string, now: Date) => query(tournament)`
  select ${tournament.columns()} from retention.tournament where identity = ${identity}
  order by (starts_at <= ${now} and ends_at > ${now}) desc, (starts_at > ${now}) desc,
    case when starts_at > ${now} then starts_at end, ends_at desc limit 1`;

export interface TournamentFilter {
  states: readonly number[] | null;
  identities: readonly string[] | null;
  now: Date;
}

/** 2 scheduled, 3 running, 4 ended, 5 finished. (wire 9.3) */
const stateAt = (now: Date): Sql =>
  sql`case when finished_at is not null then 5 when starts_at > ${now} then 2 when ends_at > ${now} then 3 else 4 end`;
const selection = ({ states, identities, now }: TournamentFilter): Sql => sql`
  (${states}::int[] is null or ${stateAt(now)} = any(${states}::int[])) and (${identities}::text[] is null or identity = any(${identities}::text[]))`;

/** What is to come and what runs by its start, then what is over, the newest first. */
export const tournamentsOf = (filter: TournamentFilter, { offset, limit }: { offset: number; limit: number }) => query(tournament)`
  select ${tournament.columns()} from retention.tournament where ${selection(filter)}
  order by (ends_at <= ${filter.now}), case when ends_at > ${filter.now} then starts_at end, ends_at desc, identity
  offset ${offset} limit ${limit}`;

const total = row({ total: integer });
export const countTournamentsOf = (filter: TournamentFilter) =>
  query(total)`select count(*)::int as total from retention.tournament where ${selection(filter)}`;
