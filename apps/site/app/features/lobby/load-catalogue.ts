import type { Game } from '@verdigale/contract';
import { categoryLooks } from '#app/features/category/index.ts';
import type { SiteRequest } from '#app/site-context.ts';
import { allIdentity } from '#app/games/catalogue-address.ts';
import { filterQuery, gamesPerPage, readFilter, type CatalogueFilter } from '#app/games/catalogue-filter.ts';
import { tileGame, type TileGame } from './tile-game.ts';

export interface LoadedCatalogue {
  identity: string;
  /** The brand's name of the collection, else the platform's. */
  name: string;
  filter: CatalogueFilter;
  /** As many as a small phone's page has: the HTML of more would come later to every phone. */
  games: readonly TileGame[];
  total: number;
}

/** The first games of a category, and the games on it with all that is known of them; null when no category has that identity. */
export async function loadCatalogue(
  { platform, content }: SiteRequest,
  identity: string,
  search: URLSearchParams,
): Promise<{ catalogue: LoadedCatalogue; games: readonly Game[] } | null> {
  const collection = (await platform.read('game.collections')).data.find((item) => item.identity === identity);
  if (!collection && identity !== allIdentity) return null;
  const filter = readFilter(search, collection?.id);
  const { data: games, meta } = await platform.read('game.games.list', { query: filterQuery(filter, 1, gamesPerPage.smallPhone) });
  const look = categoryLooks(content.collection('globalComponents')).find((item) => item.identity === identity);
  const name = look?.label ?? collection?.name ?? identity;
  return {
    catalogue: {
      identity,
      name,
      filter,
      games: games.map(tileGame),
      total: meta.totalRows,
    },
    games,
  };
}
