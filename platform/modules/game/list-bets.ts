import type { Bet, CallQuery, PageMeta } from '@verdigale/contract';
import { pageOf, type Queryable } from '#kernel';
import { findBetDetails } from '#modules/sportsbook';
import { betById, betsOf, countBets } from './bet.sql.ts';
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

/** One sports bet as the list has it. */
export async function getBet(db: Queryable, id: string): Promise<Bet> {
  const [row, details] = await Promise.all([db.one(betById(id)), findBetDetails(db, [id])]);
  return viewBet(row, details.get(id));
}
