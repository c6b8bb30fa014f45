import type { Bet, CallQuery, PageMeta } from '@verdigale/contract';
import { pageOf, type Queryable } from '#kernel';
import { findBetDetails } from '#modules/sportsbook';
import { betsById, betsOf, countBets } from './bet.sql.ts';
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
  const details = await findBetDetails(
    db,
    rows.map(({ id }) => id),
  );
  return { data: rows.map((row) => viewBet(row, details.get(row.id))), meta: page.meta(total) };
}

/** Sports bets as the list has them, by their ids. Throws where one is not there. */
export async function getBets(db: Queryable, ids: readonly string[]): Promise<Map<string, Bet>> {
  const [rows, details] = await Promise.all([db.all(betsById(ids)), findBetDetails(db, ids)]);
  if (rows.length < ids.length) throw new Error(`${rows.length} of ${ids.length} bets are there`);
  return new Map(rows.map((row) => [row.id, viewBet(row, details.get(row.id))]));
}
