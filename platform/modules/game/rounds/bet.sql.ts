import { bigint, integer, query, row, sql, text, timestamp, uuid, type RowOf, type Sql } from '#kernel/db/sql.ts';
import { isSportsbook, roundStatus } from './round.sql.ts';

const bet = row({
  id: uuid,
  providerRoundId: text,
  gameId: uuid,
  gameName: text,
  currency: text,
  exponent: integer,
  /** What was staked, also when it was given back. */
  stake: bigint,
  payout: bigint,
  status: roundStatus,
  createdAt: timestamp,
});
export type BetRow = RowOf<typeof bet>;

/** Without `isSettled`, open and settled ones. */
function matching(playerId: string, isSettled: boolean | undefined): Sql {
  const settled = isSettled === undefined ? sql`` : isSettled ? sql` and r.status <> 'open'` : sql` and r.status = 'open'`;
  return sql`r.player_id = ${playerId} and ${isSportsbook}${settled}`;
}

const select = sql`
  select r.id, r.provider_round_id, r.game_id, g.name as game_name, r.currency, r.exponent, r.payout, r.status, r.created_at,
    case r.status when 'void' then (select coalesce(sum(t.amount), 0)::bigint from game.transaction t where t.round_id = r.id and t.kind = 'bet')
      else r.stake end as stake
  from game.round r join game.game g on g.id = r.game_id`;

/** A page of a player's sports bets, newest first. */
export const betsOf = (playerId: string, isSettled: boolean | undefined, page: { offset: number; limit: number }) => query(bet)`
  ${select} where ${matching(playerId, isSettled)} order by r.created_at desc, r.id desc limit ${page.limit} offset ${page.offset}`;

export const betsById = (ids: readonly string[]) => query(bet)`${select} where r.id = any(${ids}) and ${isSportsbook}`;

const total = row({ total: integer });

export const countBets = (playerId: string, isSettled: boolean | undefined) => query(total)`
  select count(*)::int as total from game.round r where ${matching(playerId, isSettled)}`;
