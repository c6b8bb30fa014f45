import type { Bet, CallQuery, PageMeta } from '@verdigale/contract';
import { pageOf, type Queryable } from '#kernel';
import { betsOf, countBets } from './bet.sql.ts';
import { viewBet } from './view-bet.ts';

/** The player's sports bets, newest first; those that were taken back are settled ones. (wire 11.4) */
export async function listBets(
  db: Queryable,
  playerId: string,
  query: CallQuery<'game.bets.list'>,
): Promise<{ data: Bet[]; meta: PageMeta }> {
  const page = pageOf(query);
  const [rows, { total }] = await Promise.all([
    db.all(betsOf(playerId, query.isSettled, page)),
    db.one(countBets(playerId, query.isSettled)),
  ]);
  return { data: rows.map(viewBet), meta: page.meta(total) };
}
