import type { Queryable } from '#kernel';
import { collectionsOfGame } from './finished-round.sql.ts';

/** Identities of the categories that a game is in. */
export async function collectionsOf(db: Queryable, gameId: string): Promise<string[]> {
  return (await db.all(collectionsOfGame(gameId))).map(({ identity }) => identity);
}
