import type { CallQuery, Game, PageMeta } from '@verdigale/contract';
import { pageOf, type Queryable } from '#kernel';
import { findGames } from './game.sql.ts';
import { viewGame } from './views.ts';

/** Games with combining filters: the values of one filter are alternatives. Without an order, the score decides. (W 7) */
export async function listGames(db: Queryable, query: CallQuery<'game.games.list'>): Promise<{ data: Game[]; meta: PageMeta }> {
  const page = pageOf({ page: query.page, perPage: query.perPage ?? 18 });
  const gameIds = [...(query.gameId ?? []), ...(query.identity ?? [])];
  const { rows, total } = await findGames(
    db,
    {
      providers: query.providerId,
      collections: query.collectionId,
      games: gameIds.length > 0 ? gameIds : undefined,
      name: query.name?.trim() || undefined,
      platform: query.platform,
    },
    page,
    { by: query.sortBy ?? (query.collectionId ? 'default' : 'score'), isDescending: query.sortOrder === 'desc' },
  );
  return { data: rows.map(viewGame), meta: page.meta(total) };
}
