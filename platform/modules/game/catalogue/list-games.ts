import type { CallQuery, Game, PageMeta } from '@verdigale/contract';
import { pageOf, type Caller, type Principal, type Queryable } from '#kernel';
import { isRestrictedCountry } from '#modules/settings';
import { countGames, gamesMatching, type GameOrder } from './game.sql.ts';
import { findSight } from './sight.ts';
import { viewGame } from './view-game.ts';

type GamesQuery = CallQuery<'game.games.list'>;

/**
 * Games with combining filters: the values of one filter are alternatives. Without an order a name decides, then the place in the collections
 * asked for, then the score, which is the player's own where a player asks for it. Collections count as in the country that the call names, else
 * in the caller's. What nobody serves is in no list, and where the brand must not be played there are none. (W 7, wire 11.2)
 */
export async function listGames(
  db: Queryable,
  query: GamesQuery,
  who: { caller: Pick<Caller, 'country'>; principal: Principal | null },
): Promise<{ data: Game[]; meta: PageMeta }> {
  const page = pageOf({ page: query.page, perPage: query.perPage ?? 18 });
  const gameIds = [...(query.gameId ?? []), ...(query.identity ?? [])];
  const filter = {
    providers: query.providerId,
    collections: query.collectionId,
    games: gameIds.length > 0 ? gameIds : undefined,
    labels: query.label,
    name: query.name?.trim() || undefined,
    similarTo: query.similarTo,
    platform: query.platform,
    countries: query.countries ?? homeOf(who.caller),
    playerId: query.sortBy === 'score' ? (who.principal?.playerId ?? null) : null,
  };
  const order = { by: query.sortBy ?? usualOrder(query), isDescending: query.sortOrder === 'desc' };
  if (await isShut(db, filter.countries)) return { data: [], meta: page.meta(0) };
  const [rows, { total }, sight] = await Promise.all([
    db.all(gamesMatching(filter, page, order)),
    db.one(countGames(filter)),
    findSight(db, who.principal?.playerId ?? null),
  ]);
  return { data: rows.map((row) => viewGame(row, sight)), meta: page.meta(total) };
}

/** The caller's country as a list, empty when unknown. */
export function homeOf({ country }: Pick<Caller, 'country'>): string[] {
  return country === null ? [] : [country];
}

/** Whether a visitor from there may play nothing of the brand. */
export async function isShut(db: Queryable, countries: readonly string[]): Promise<boolean> {
  const restricted = await Promise.all(countries.map((country) => isRestrictedCountry(db, country)));
  return restricted.length > 0 && restricted.every(Boolean);
}

function usualOrder({ name, collectionId, similarTo }: GamesQuery): GameOrder {
  if (similarTo) return 'likeness';
  if (name?.trim()) return 'match';
  return collectionId ? 'default' : 'score';
}
