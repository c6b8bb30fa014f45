import { bigint, integer, query, row, text } from '#kernel/db/sql.ts';

const result = row({ currency: text, exponent: integer, staked: bigint, paid: bigint });

/** What a player's rounds that began since then have cost and paid, by currency; those that were taken back do not count. */
export const resultsSince = (playerId: string, since: Date) => query(result)`
  select currency, exponent, sum(stake)::bigint as staked, sum(payout)::bigint as paid from game.round
  where player_id = ${playerId} and created_at >= ${since} and status <> 'void' group by currency, exponent order by currency`;
