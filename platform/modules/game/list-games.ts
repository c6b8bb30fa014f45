import type { CallQuery, Game, PageMeta } from '@verdigale/contract';
import { pageOf, type Caller, type Principal, type Queryable } from '#kernel';
import { activeBonusesOf } from '#modules/bonus';
import { countGames, gamesMatching, type GameOrder } from './game.sql.ts';
import { viewGame } from './views.ts';

type GamesQuery = CallQuery<'game.games.list'>;

/**
 * Games with combining filters: the values of one filter are alternatives. Without an order a name decides, then the place in the collections
 * asked for, then the score, which is the player's own where a player asks for it. Collections count as in the country that the call names, else
 * in the caller's. (W 7, wire 11.2)
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
    platform: query.platform,
    countries: query.countries ?? homeOf(who.caller),
    playerId: query.sortBy === 'score' ? (who.principal?.playerId ?? null) : null,
  };
  const order = { by: query.sortBy ?? usualOrder(query), isDescending: query.sortOrder === 'desc' };
  const [rows, { total }, bonuses] = await Promise.all([
    db.all(gamesMatching(filter, page, order)),
    db.one(countGames(filter)),
    who.principal ? db.all(activeBonusesOf(who.principal.playerId)) : [],
  ]);
  return { data: rows.map((row) => viewGame(row, bonuses)), meta: page.meta(total) };
}

/** The caller's country as a list, empty when unknown. */
export function homeOf({ country }: Pick<Caller, 'country'>): string[] {
  return country === null ? [] : [country];
}

function usualOrder({ name, collectionId }: GamesQuery): GameOrder {
  if (name?.trim()) return 'match';
  return collectionId ? 'default' : 'score';
}
