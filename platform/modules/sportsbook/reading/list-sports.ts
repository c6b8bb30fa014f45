import type { Sport } from '@verdigale/contract';
import type { Queryable } from '#kernel';
import { openTournaments } from './offer.sql.ts';

/** What is open to bets: sports with their categories and tournaments, each with its counts. */
export async function listSports(db: Queryable): Promise<Sport[]> {
  const rows = await db.all(openTournaments());
  const sum = (part: readonly { events: number; live: number }[]) => ({
    events: part.reduce((total, { events }) => total + events, 0),
    live: part.reduce((total, { live }) => total + live, 0),
  });
  return [...Map.groupBy(rows, ({ sport }) => sport)].map(([sport, ofSport]) => ({
    sport,
    ...sum(ofSport),
    categories: [...Map.groupBy(ofSport, ({ category }) => category)].map(([category, tournaments]) => ({
      category,
      tournaments: tournaments.map(({ tournament, events, live }) => ({ tournament, events, live })),
    })),
  }));
}
