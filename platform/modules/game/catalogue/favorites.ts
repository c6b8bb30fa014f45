import type { CallQuery, Game } from '@verdigale/contract';
import type { Caller, Queryable } from '#kernel';
import { deleteFavorite, favoriteGames, insertFavorite, playedGames } from './game.sql.ts';
import { getGame } from './get-game.ts';
import { homeOf, isShut } from './list-games.ts';
import { findSight } from './sight.ts';
import { viewGame } from './view-game.ts';

/** More favourites than anybody scrolls through; the list is not paged on the wire. */
const maxFavorites = 200;

/** A player's favourite games, the latest first. */
export async function listFavorites(db: Queryable, playerId: string): Promise<Game[]> {
  const [games, sight] = await Promise.all([db.all(favoriteGames(playerId, maxFavorites)), findSight(db, playerId)]);
  return games.map((game) => viewGame(game, sight));
}

/** Adds a favourite; adding one twice changes nothing. */
export async function addFavorite(db: Queryable, playerId: string, idOrIdentity: string): Promise<Game[]> {
  const game = await getGame(db, idOrIdentity);
  await db.run(insertFavorite(playerId, game.id, maxFavorites));
  return listFavorites(db, playerId);
}

export async function removeFavorite(db: Queryable, playerId: string, idOrIdentity: string): Promise<Game[]> {
  const game = await getGame(db, idOrIdentity);
  await db.run(deleteFavorite(playerId, game.id));
  return listFavorites(db, playerId);
}

/** The games that a player launched for real, the latest first, each once; of one platform when asked. */
export async function listPlayed(
  db: Queryable,
  playerId: string,
  { platform, countryCode, perPage }: CallQuery<'game.games.played'>,
  caller: Pick<Caller, 'country'>,
): Promise<Game[]> {
  const within = { platform, countries: countryCode ? [countryCode] : homeOf(caller), limit: perPage ?? 18 };
  if (await isShut(db, within.countries)) return [];
  const [games, sight] = await Promise.all([db.all(playedGames(playerId, within)), findSight(db, playerId)]);
  return games.map((game) => viewGame(game, sight));
}
