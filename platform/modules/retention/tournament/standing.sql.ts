import { bigint, command, integer, nullable, query, row, text, timestamp, uuid, type RowOf } from '#kernel/db/sql.ts';

/** Ranks a tournament anew; rows whose place and points are the same are left alone. Of equal points who had them first is ahead. */
export const rankEntries = (tournamentId: string, minRounds: number) => command`
  insert into retention.tournament_standing (tournament_id, player_id, place, points)
  select tournament_id, player_id,
    row_number() over (order by (rounds >= ${minRounds}) desc, points desc, reached_at, id), points
  from retention.tournament_entry where tournament_id = ${tournamentId} and not is_frozen
  on conflict on constraint tournament_standing_pkey do update set place = excluded.place, points = excluded.points
  where (retention.tournament_standing.place, retention.tournament_standing.points) is distinct from (excluded.place, excluded.points)`;

const placed = row({ tournamentId: uuid, playerId: uuid, nickname: nullable(text), place: integer, points: bigint });
export type PlacedRow = RowOf<typeof placed>;

/** The first places of several tournaments. */
export const leadersOf = (tournamentIds: readonly string[], places: number) => query(placed)`
  select s.tournament_id, s.player_id, e.nickname, s.place, s.points
  from retention.tournament_standing s
  join retention.tournament_entry e on e.tournament_id = s.tournament_id and e.player_id = s.player_id
  where s.tournament_id = any(${tournamentIds}) and s.place <= ${places} order by s.tournament_id, s.place`;

const own = row({ tournamentId: uuid, points: bigint, place: integer });

/** A player's own; who was not ranked yet is behind all others. */
export const ownPlacesOf = (tournamentIds: readonly string[], playerId: string) => query(own)`
  select e.tournament_id, coalesce(s.points, e.points) as points,
    coalesce(s.place, (select count(*)::int + 1 from retention.tournament_standing o where o.tournament_id = e.tournament_id)) as place
  from retention.tournament_entry e
  left join retention.tournament_standing s on s.tournament_id = e.tournament_id and s.player_id = e.player_id
  where e.tournament_id = any(${tournamentIds}) and e.player_id = ${playerId} and not e.is_frozen`;

const size = row({ tournamentId: uuid, entries: integer });
export const sizesOf = (tournamentIds: readonly string[]) => query(size)`
  select tournament_id, max(place) as entries from retention.tournament_standing where tournament_id = any(${tournamentIds}) group by tournament_id`;

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
