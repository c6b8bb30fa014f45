import type { CallQuery, Winner } from '@verdigale/contract';
import type { Caller, Queryable } from '#kernel';
import { homeOf, isShut } from '../catalogue/list-games.ts';
import { viewWinner } from './view-round.ts';
import { winningRounds } from './winners.sql.ts';

/**
 * The latest wins of a country; of all where nobody there has won yet, or the country is not known. None where the brand must not be played.
 * (wire 11.4)
 */
export async function listWinners(
  db: Queryable,
  query: CallQuery<'game.spins.winners'>,
  caller: Pick<Caller, 'country'>,
): Promise<Winner[]> {
  if (await isShut(db, homeOf(caller))) return [];
  const { platform, countryCode: country, perPage: limit = 12 } = query;
  const there = country === undefined ? [] : await db.all(winningRounds({ platform, country, limit }));
  return (there.length > 0 ? there : await db.all(winningRounds({ platform, limit }))).map(viewWinner);
}
