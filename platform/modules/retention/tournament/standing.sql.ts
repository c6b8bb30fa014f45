import { bigint, command, integer, nullable, query, row, sql, text, timestamp, uuid, type RowOf, type Sql } from '#kernel/db/sql.ts';

/** Of equal points who had them first is ahead; who has played too few rounds for a prize is behind all others. */
const order = (of: Sql): Sql => sql`${of}.tier, ${of}.behind, ${of}.reached_at, ${of}.entry_id`;

const moved = row({ playerId: uuid });

/**
 * Takes over what has changed since a tournament was last ranked; rows that say the same are left alone. Returns the players, the crowd left out,
 * whose points have changed.
 */
export const takeOver = (tournamentId: string, minRounds: number) => query(moved)`
  with entered as (
    select player_id, id, is_house, (rounds < ${minRounds})::int as tier, -points as behind, reached_at
    from retention.tournament_entry where tournament_id = ${tournamentId} and not is_frozen
  ), changed as materialized (
    select e.*, o.behind is distinct from e.behind as has_moved from entered e
    left join retention.tournament_order o on o.tournament_id = ${tournamentId} and o.player_id = e.player_id
    where (o.tier, o.behind, o.reached_at) is distinct from (e.tier, e.behind, e.reached_at)
  ), taken as (
    insert into retention.tournament_order (tournament_id, player_id, tier, behind, reached_at, entry_id)
    select ${tournamentId}, player_id, tier, behind, reached_at, id from changed
    on conflict on constraint tournament_order_pkey do update
    set tier = excluded.tier, behind = excluded.behind, reached_at = excluded.reached_at
  )
  select player_id from changed where has_moved and not is_house`;

const placed = row({ playerId: uuid, place: integer, points: bigint });
export type PlacedRow = RowOf<typeof placed>;

/** Every so many places there is a mark, from which the place of an entry behind it is counted. */
const markEvery = 500;

/** All entries in their order. */
const ranked = (tournamentId: string): Sql => sql`
  select player_id, entry_id, tier, behind, reached_at, row_number() over (order by ${order(sql`s`)})::int as place
  from retention.tournament_order s where tournament_id = ${tournamentId}`;

/**
 * Makes the marks of a tournament anew, and keeps the first so many places and the number of entries with it. Returns the places of these players.
 * No place is written: nearly every one changes each time, and writing 100,000 took longer than the rest. Players are looked up in a table: in a list that
 * the plan does not know, each entry would be compared with each of them.
 */
export const rankEntries = (tournamentId: string, { leaders, players }: { leaders: number; players: readonly string[] }) => query(placed)`
  with asked as materialized (
    select unnest(${players}::uuid[]) as player_id
  ), picked as materialized (
    select * from (${ranked(tournamentId)}) r
    where place % ${markEvery} = 1 or place <= ${leaders} or player_id in (select player_id from asked)
  ), size as materialized (
    select count(*)::int as entries from retention.tournament_order where tournament_id = ${tournamentId}
  ), marked as (
    insert into retention.tournament_mark (tournament_id, place, tier, behind, reached_at, entry_id)
    select ${tournamentId}, place, tier, behind, reached_at, entry_id from picked where place % ${markEvery} = 1
    on conflict on constraint tournament_mark_pkey do update
    set tier = excluded.tier, behind = excluded.behind, reached_at = excluded.reached_at, entry_id = excluded.entry_id
  ), unmarked as (
    delete from retention.tournament_mark where tournament_id = ${tournamentId} and place > (select entries from size)
  ), named as (
    select *, (select nickname from retention.tournament_entry e where e.id = p.entry_id) as nickname from picked p where place <= ${leaders}
  ), kept as (
    update retention.tournament set
      entries = (select entries from size),
      leaders = coalesce((
        select jsonb_agg(jsonb_build_object('playerId', player_id, 'nickname', nickname, 'place', place, 'points', -behind) order by place)
        from named), '[]')
    where id = ${tournamentId}
  )
  select player_id, place, -behind as points from picked where player_id in (select player_id from asked)`;

const own = row({ tournamentId: uuid, points: bigint, place: integer });

/** A player's own; who was not ranked yet is behind all others. */
export const ownPlacesOf = (tournamentIds: readonly string[], playerId: string) => query(own)`
  select e.tournament_id, coalesce(-s.behind, e.points) as points, coalesce(p.place, t.entries + 1) as place
  from retention.tournament_entry e join retention.tournament t on t.id = e.tournament_id
  left join retention.tournament_order s on s.tournament_id = e.tournament_id and s.player_id = e.player_id
  left join lateral (
    select m.place + (
      select count(*)::int from retention.tournament_order ahead
      where ahead.tournament_id = s.tournament_id and (${order(sql`ahead`)}) >= (${order(sql`m`)}) and (${order(sql`ahead`)}) < (${order(sql`s`)})
    ) as place
    from retention.tournament_mark m where m.tournament_id = s.tournament_id and (${order(sql`m`)}) <= (${order(sql`s`)})
    order by m.place desc limit 1
  ) p on true
  where e.tournament_id = any(${tournamentIds}) and e.player_id = ${playerId} and not e.is_frozen`;

const prize = row({
  tournamentId: uuid,
  place: integer,
  playerId: uuid,
  accountId: nullable(uuid),
  nickname: nullable(text),
  points: bigint,
  enteredAt: timestamp,
  reachedAt: timestamp,
  paidAt: nullable(timestamp),
});
export type PrizeRow = RowOf<typeof prize>;

/** Gives each place that has a prize to the player who stands there with points and rounds enough; to the crowd as paid, since it gets nothing. */
export const awardPlaces = (
  tournamentId: string,
  { places, minRounds, at }: { places: readonly number[]; minRounds: number; at: Date },
) => command`
  insert into retention.tournament_prize (tournament_id, place, player_id, account_id, nickname, points, entered_at, reached_at, paid_at)
  select e.tournament_id, r.place, e.player_id, e.account_id, e.nickname, -r.behind, e.created_at, e.reached_at,
    case when e.is_house then ${at}::timestamptz end
  from (${ranked(tournamentId)}) r join retention.tournament_entry e on e.id = r.entry_id
  where r.place = any(${places}::int[]) and r.behind < 0 and e.rounds >= ${minRounds}`;

export const prizesOf = (tournamentIds: readonly string[]) => query(prize)`
  select ${prize.columns()} from retention.tournament_prize where tournament_id = any(${tournamentIds}) order by place`;

export const unpaidPrizes = () => query(prize)`select ${prize.columns()} from retention.tournament_prize where paid_at is null`;

/** The prize, if it is still to be paid; others who would pay it wait. */
export const lockUnpaid = (tournamentId: string, place: number) => query(prize)`
  select ${prize.columns()} from retention.tournament_prize
  where tournament_id = ${tournamentId} and place = ${place} and paid_at is null for update`;

export const markPaid = (tournamentId: string, place: number, at: Date) => command`
  update retention.tournament_prize set paid_at = ${at} where tournament_id = ${tournamentId} and place = ${place}`;
