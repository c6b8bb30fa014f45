import type { CallQuery, Winner } from '@verdigale/contract';
import type { Queryable } from '#kernel';
import { viewWinner } from './views.ts';
import { winningRounds } from './winners.sql.ts';

/** The latest wins of a country; of all where nobody there has won yet, or the country is not known. (wire 11.4) */
export async function listWinners(db: Queryable, query: CallQuery<'game.spins.winners'>): Promise<Winner[]> {
  const { platform, countryCode: country, perPage: limit = 12 } = query;
  const there = country === undefined ? [] : await db.all(winningRounds({ platform, country, limit }));
  return (there.length > 0 ? there : await db.all(winningRounds({ platform, limit }))).map(viewWinner);
}
