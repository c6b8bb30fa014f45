import { bigint, integer, query, row, text, uuid, type RowOf } from '#kernel/db/sql.ts';

const ownLoss = row({ playerId: uuid, currency: text, lost: bigint });

/** What of own money these players lost in each currency in the last thirty days; below zero where they won. */
export const lossesOf = (playerIds: readonly string[], now: Date) => query(ownLoss)`
  select player_id, currency, sum(stake - bonus_stake - payout + bonus_payout)::bigint as lost
  from game.round
  where player_id = any(${playerIds}::uuid[]) and status <> 'void'
    and created_at > ${now}::timestamptz - interval '30 days' and created_at <= ${now}
  group by player_id, currency`;

/** When a player has played in the last week, by the clock of his own time zone. */
const playHours = row({
  playerId: uuid,
  /** Nights with a round between midnight and five. */
  nights: integer,
  /** Of the longest day: hours of the clock in which a round began. */
  longestDay: integer,
});
export type PlayHours = RowOf<typeof playHours>;

/**
 * Of the seven days before `now`: the days with a round between midnight and five, and the hours of the longest day, in each player's time zone. No
 * row for who did not play.
 */
export const playHoursOf = (players: readonly { id: string; timeZone: string }[], now: Date) => query(playHours)`
  select player_id, count(*) filter (where is_night)::int as nights, max(hours)::int as longest_day
  from (
    select r.player_id, (r.created_at at time zone p.zone)::date as day,
      count(distinct extract(hour from r.created_at at time zone p.zone)) as hours,
      bool_or(extract(hour from r.created_at at time zone p.zone) < 5) as is_night
    from unnest(${players.map(({ id }) => id)}::uuid[], ${players.map(({ timeZone }) => timeZone)}::text[]) as p (id, zone)
      join game.round r on r.player_id = p.id and r.status <> 'void'
        and r.created_at > ${now}::timestamptz - interval '7 days' and r.created_at <= ${now}
    group by r.player_id, day
  ) days
  group by player_id`;

const gambler = row({ playerId: uuid });

/** Whose rounds have ended since then. */
export const gamblersSince = (since: Date) => query(gambler)`
  select distinct player_id from game.round where finished_at >= ${since}`;
