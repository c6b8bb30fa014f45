import { bigint, command, integer, nullable, query, row, text, timestamp, uuid, type RowOf } from '#kernel/db/sql.ts';

/**
 * Ranks a tournament anew; rows whose place and points are the same are left alone. Of equal points who had them first is ahead. New entries are
 * inserted by the same statement: an `on conflict` for all of them took twice as long.
 */
export const rankEntries = (tournamentId: string, minRounds: number) => command`
  with ranked as materialized (
    select player_id, points, row_number() over (order by (rounds >= ${minRounds}) desc, points desc, reached_at, id) as place
    from retention.tournament_entry where tournament_id = ${tournamentId} and not is_frozen
  ), added as (
    insert into retention.tournament_standing (tournament_id, player_id, place, points)
    select ${tournamentId}, player_id, place, points from ranked r
    where not exists (select from retention.tournament_standing s where s.tournament_id = ${tournamentId} and s.player_id = r.player_id)
  )
  update retention.tournament_standing s set place = r.place, points = r.points
  from ranked r where s.tournament_id = ${tournamentId} and s.player_id = r.player_id and (s.place, s.points) is distinct from (r.place, r.points)`;

/** Keeps the first places with the tournament, and how many entries it has. */
export const keepLeaders = (tournamentId: string, places: number) => command`
  update retention.tournament set
    entries = (select count(*) from retention.tournament_standing where tournament_id = ${tournamentId}),
    leaders = coalesce((
      select jsonb_agg(jsonb_build_object('playerId', s.player_id, 'nickname', e.nickname, 'place', s.place, 'points', s.points) order by s.place)
      from retention.tournament_standing s
      join retention.tournament_entry e on e.tournament_id = s.tournament_id and e.player_id = s.player_id
      where s.tournament_id = ${tournamentId} and s.place <= ${places}), '[]')
  where id = ${tournamentId}`;

const own = row({ tournamentId: uuid, points: bigint, place: integer });

/** A player's own; who was not ranked yet is behind all others. */
export const ownPlacesOf = (tournamentIds: readonly string[], playerId: string) => query(own)`
  select e.tournament_id, coalesce(s.points, e.points) as points,
    coalesce(s.place, t.entries + 1) as place
  from retention.tournament_entry e join retention.tournament t on t.id = e.tournament_id
  left join retention.tournament_standing s on s.tournament_id = e.tournament_id and s.player_id = e.player_id
  where e.tournament_id = any(${tournamentIds}) and e.player_id = ${playerId} and not e.is_frozen`;

const moved = row({ playerId: uuid });

/** Players whose points are others than when they were last ranked. */
export const movedPlayers = (tournamentId: string) => query(moved)`
  select e.player_id from retention.tournament_entry e
  left join retention.tournament_standing s on s.tournament_id = e.tournament_id and s.player_id = e.player_id
  where e.tournament_id = ${tournamentId} and not e.is_house and not e.is_frozen and s.points is distinct from e.points`;

const place = row({ playerId: uuid, place: integer, points: bigint });
export const placesOf = (tournamentId: string, playerIds: readonly string[]) => query(place)`
  select player_id, place, points from retention.tournament_standing where tournament_id = ${tournamentId} and player_id = any(${playerIds})`;

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

/** Gives each place that has a prize to who stands there with points and rounds enough; to the crowd as paid, since it gets nothing. */
export const awardPlaces = (
  tournamentId: string,
  { places, minRounds, at }: { places: readonly number[]; minRounds: number; at: Date },
) => command`
  insert into retention.tournament_prize (tournament_id, place, player_id, account_id, nickname, points, entered_at, reached_at, paid_at)
  select s.tournament_id, s.place, s.player_id, e.account_id, e.nickname, s.points, e.created_at, e.reached_at,
    case when e.is_house then ${at}::timestamptz end
  from retention.tournament_standing s
  join retention.tournament_entry e on e.tournament_id = s.tournament_id and e.player_id = s.player_id
  where s.tournament_id = ${tournamentId} and s.place = any(${places}::int[]) and s.points > 0 and e.rounds >= ${minRounds}`;

export const prizesOf = (tournamentIds: readonly string[]) => query(prize)`
  select ${prize.columns()} from retention.tournament_prize where tournament_id = any(${tournamentIds}) order by place`;

export const unpaidPrizes = () => query(prize)`select ${prize.columns()} from retention.tournament_prize where paid_at is null`;

/** The prize, if it is still to be paid; others who would pay it wait. */
export const lockUnpaid = (tournamentId: string, place: number) => query(prize)`
  select ${prize.columns()} from retention.tournament_prize
  where tournament_id = ${tournamentId} and place = ${place} and paid_at is null for update`;

export const markPaid = (tournamentId: string, place: number, at: Date) => command`
  update retention.tournament_prize set paid_at = ${at} where tournament_id = ${tournamentId} and place = ${place}`;
