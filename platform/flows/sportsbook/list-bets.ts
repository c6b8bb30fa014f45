import { validate } from 'uuid';
import type { CallQuery, PageMeta, SportBet } from '@verdigale/contract';
import { AppError, pageOf, type Queryable } from '#kernel';
import { betById, betsOfPlayer, countBetsOf, viewSportBet } from '#modules/sportsbook';

/** The own bets, newest first. */
export async function listBets(
  db: Queryable,
  playerId: string,
  query: CallQuery<'sportsbook.bets.list'>,
): Promise<{ data: SportBet[]; meta: PageMeta }> {
  const page = pageOf(query);
  const isSettled = query.isSettled ?? null;
  const [bets, { total }] = await Promise.all([db.all(betsOfPlayer(playerId, isSettled, page)), db.one(countBetsOf(playerId, isSettled))]);
  return { data: bets.map(viewSportBet), meta: page.meta(total) };
}

/** An own bet; throws notFound, for somebody else's too. */
export async function getOwnBet(db: Queryable, playerId: string, id: string): Promise<SportBet> {
  return viewSportBet(await requireOwnBet(db, playerId, id));
}

export async function requireOwnBet(db: Queryable, playerId: string, id: string) {
  const bet = validate(id) ? await db.maybe(betById(id)) : undefined;
  if (bet?.playerId !== playerId) throw new AppError('notFound', 'no such bet');
  return bet;
}
