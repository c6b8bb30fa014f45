import type { CallData, CallQuery } from '@verdigale/contract';
import type { Caller, Queryable } from '#kernel';
import { countParts } from './game.sql.ts';
import { homeOf, isShut } from './list-games.ts';

/** What each feature and each device would leave of a choice of games, so that nobody picks one that leaves none. */
export async function countPartsOf(
  db: Queryable,
  query: CallQuery<'game.games.counts'>,
  caller: Pick<Caller, 'country'>,
): Promise<CallData<'game.games.counts'>> {
  const countries = query.countries ?? homeOf(caller);
  const { providerId: providers, collectionId: collections, label: labels, platform } = query;
  const rows = (await isShut(db, countries)) ? [] : await db.all(countParts({ providers, collections, labels, platform, countries }));
  return {
    labels: rows.flatMap(({ label, count }) => (label === null ? [] : [{ name: label, count }])),
    platforms: rows.flatMap((row) => (row.platform === null ? [] : [{ platform: row.platform, count: row.count }])),
  };
}
