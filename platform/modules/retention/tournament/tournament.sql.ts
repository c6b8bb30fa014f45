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

interface NewTournament extends Omit<TournamentRow, 'finishedAt' | 'leaders' | 'entries'> {
  /** Whether it is an edition of a series of the brand's, or made by an operator. */
  origin: 'brand' | 'operator';
  at: Date;
}

/** Whoever makes one of this identity waits for who makes another, until the transaction ends. */
export const lockIdentity = (identity: string) => command`select pg_advisory_xact_lock(hashtextextended(${`tournament:${identity}`}, 0))`;

/** Under the lock of its identity. Touches no row where one of its identity is held then: a round would count in both, and each would pay its prizes. */
export const insertTournament = (made: NewTournament) => command`
  insert into retention.tournament (id, identity, starts_at, ends_at, terms, origin, created_at)
  select ${made.id}::uuid, ${made.identity}::text, ${made.startsAt}::timestamptz, ${made.endsAt}::timestamptz,
    ${JSON.stringify(made.terms)}::jsonb, ${made.origin}::text, ${made.at}::timestamptz
  where not exists (
    select from retention.tournament where identity = ${made.identity} and starts_at < ${made.endsAt} and ends_at > ${made.startsAt})
  on conflict on constraint tournament_identity_key do nothing`;

/** The first of an identity that is held in a stretch of time. */
export const overlapping = (identity: string, start: Date, end: Date) => query(tournament)`
  select ${tournament.columns()} from retention.tournament where identity = ${identity} and starts_at < ${end} and ends_at > ${start}
  order by starts_at limit 1`;

/** One that an operator has made and that has not begun, with who is in it. */
export const dropTournament = (id: string, now: Date) => command`
  with dropped as (
    delete from retention.tournament where id::text = ${id} and origin = 'operator' and starts_at > ${now} returning id
  ), entries as (
    delete from retention.tournament_entry where tournament_id in (select id from dropped)
  ), ordered as (
    delete from retention.tournament_order where tournament_id in (select id from dropped)
  ), marks as (
    delete from retention.tournament_mark where tournament_id in (select id from dropped)
  )
  select id from dropped`;

/** Those that one of several rounds may count for, as long as their final ranking is not made. */
export const openWithin = ({ lastBegun, firstEnded }: { lastBegun: Date; firstEnded: Date }) => query(tournament)`
  select ${tournament.columns()} from retention.tournament
  where finished_at is null and starts_at <= ${lastBegun} and ends_at > ${firstEnded}`;

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

/** The edition that an identity stands for: the running one, else the next one, else the last one. */
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
