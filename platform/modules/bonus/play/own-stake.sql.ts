import { bigint, eachQuery, givenRows, row, sql } from '#kernel/db/sql.ts';

const share = row({ bonus: bigint });

/** What of a round's stake was bonus money; none when no bonus had to do with it. */
export const bonusStakeOf = eachQuery(
  share,
  (given: readonly { roundId: string }[]) => sql`
  select given.place::int, found.bonus from ${givenRows(given, { roundId: 'uuid' })},
  lateral (select bonus from bonus.round_share s where s.round_id = given.round_id offset 0) found`,
);
