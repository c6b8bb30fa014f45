import type { CallQuery, Game } from '@verdigale/contract';
import { sql } from 'kysely';
import type { Caller, Queryable } from '#kernel';
import { findLatestGames } from './game.sql.ts';
import { getGame } from './get-game.ts';
import { homeOf } from './list-games.ts';
import { viewGame } from './views.ts';

/** More favourites than anybody scrolls through; the list is not paged on the wire. */
const maxFavorites = 200;

/** A player's favourite games, the latest first. */
export async function listFavorites(db: Queryable, playerId: string): Promise<Game[]> {
  const ids = sql`select game_id, created_at as at from game.favorite where player_id = ${playerId}`;
  return (await findLatestGames(db, ids, { limit: maxFavorites })).map(viewGame);
}

/** Adds a favourite; adding one twice changes nothing. */
export async function addFavorite(db: Queryable, playerId: string, idOrIdentity: string): Promise<Game[]> {
  const game = await getGame(db, idOrIdentity);
  await db.run(sql`insert into game.favorite (player_id, game_id) values (${playerId}, ${game.id}) on conflict do nothing`);
  return listFavorites(db, playerId);
}

export async function removeFavorite(db: Queryable, playerId: string, idOrIdentity: string): Promise<Game[]> {
  const game = await getGame(db, idOrIdentity);
  await db.run(sql`delete from game.favorite where player_id = ${playerId} and game_id = ${game.id}`);
  return listFavorites(db, playerId);
}

/** The games that a player launched for real, the latest first, each once; of one platform when asked. */
export async function listPlayed(
  db: Queryable,
  playerId: string,
  { platform, countryCode, perPage }: CallQuery<'game.games.played'>,
  caller: Pick<Caller, 'country'>,
): Promise<Game[]> {
  const ids = sql`select game_id, max(created_at) as at from game.session where player_id = ${playerId} group by game_id`;
  const games = await findLatestGames(db, ids, { platform, countries: countryCode ? [countryCode] : homeOf(caller), limit: perPage ?? 18 });
  return games.map(viewGame);
}
