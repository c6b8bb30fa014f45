import { AppError, type Queryable } from '#kernel';
import { gameNamed, type GameRow } from './game.sql.ts';

/** A game by id or identity; throws notFound. */
export async function getGame(db: Queryable, idOrIdentity: string): Promise<GameRow> {
  const game = await db.maybe(gameNamed(idOrIdentity));
  if (!game) throw new AppError('notFound', 'no such game');
  return game;
}
