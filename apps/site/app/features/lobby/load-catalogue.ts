import type { Game } from '@verdigale/contract';
import { categoryLooks } from '#app/features/category/index.ts';
import type { SiteRequest } from '#app/site-context.ts';
import { allIdentity, filterQuery, readFilter, type CatalogueFilter } from './catalogue-filter.ts';

export interface LoadedCatalogue {
  identity: string;
  /** The brand's name of the collection, else the platform's. */
  name: string;
  filter: CatalogueFilter;
  games: readonly Game[];
  total: number;
}

/** The first page of a category, null when there is none of that identity. */
export async function loadCatalogue(
  { platform, content }: SiteRequest,
  identity: string,
  search: URLSearchParams,
): Promise<LoadedCatalogue | null> {
  const collection = (await platform.read('game.collections')).data.find((item) => item.identity === identity);
  if (!collection && identity !== allIdentity) return null;
  const filter = readFilter(search, collection?.id);
  const { data, meta } = await platform.read('game.games.list', { query: filterQuery(filter, 1) });
  const look = categoryLooks(content.collection('globalComponents')).find((item) => item.identity === identity);
  return { identity, name: look?.label ?? collection?.name ?? identity, filter, games: data, total: meta.totalRows };
}
