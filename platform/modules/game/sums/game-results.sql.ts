import { bigint, decimal, integer, query, row, text, type RowOf } from '#kernel/db/sql.ts';
import type { TimeSpan } from './own-losses.sql.ts';

/** What a game has taken and paid in one currency, by rounds that were staked and have ended. */
const gameResult = row({
  identity: text,
  name: text,
  provider: text,
  currency: text,
  exponent: integer,
  rounds: integer,
  staked: bigint,
  paid: bigint,
  /** One standard deviation of the share that it returned, from the spread of its own rounds. */
  deviation: decimal,
});
export type GameResult = RowOf<typeof gameResult>;

/** The games that took most first. */
export const gameResults = ({ start, end }: TimeSpan) => query(gameResult)`
  select g.identity, g.name, r.provider, r.currency, r.exponent, r.rounds, r.staked, r.paid,
    round(sqrt(greatest(r.squares - 2 * (r.paid / r.staked::numeric) * r.products + (r.paid / r.staked::numeric) ^ 2 * r.stakes, 0))
      / r.staked, 8) as deviation
  from (
    select game_id, provider, currency, exponent, count(*)::int as rounds, sum(stake)::bigint as staked, sum(payout)::bigint as paid,
      sum(payout::numeric * payout) as squares, sum(payout::numeric * stake) as products, sum(stake::numeric * stake) as stakes
    from game.round where status = 'finished' and stake > 0 and finished_at >= ${start} and finished_at < ${end}
    group by game_id, provider, currency, exponent
  ) r join game.game g on g.id = r.game_id
  order by r.staked desc, g.identity, r.currency`;
