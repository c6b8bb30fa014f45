import type { Queryable } from '#kernel';
import { collectionsOfGames } from './collections-of.sql.ts';

/** Identities of the categories that games are in, by the games' ids. */
export async function collectionsOf(db: Queryable, gameIds: readonly string[]): Promise<Map<string, string[]>> {
  const collections = new Map(gameIds.map((id): [string, string[]] => [id, []]));
  for (const { gameId, identity } of await db.all(collectionsOfGames([...collections.keys()]))) collections.get(gameId)!.push(identity);
  return collections;
}
