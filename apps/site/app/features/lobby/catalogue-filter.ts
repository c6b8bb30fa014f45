import type { CallQuery } from '@verdigale/contract';

/** Every game, whatever its collection; used when the platform has no collection of that name. */
export const allIdentity = 'all';
/** First page of a category; more come by a button. (experience 1.2) */
export const gamesPerPage = 36;

/** What narrows a category down; it lives in the address. (wire 21: provider, sortBy, sortOrder) */
export interface CatalogueFilter {
  /** Absent for every collection. */
  collectionId?: string;
  providers: readonly string[];
  sortBy: 'default' | 'name';
}

export function readFilter(search: URLSearchParams, collectionId: string | undefined): CatalogueFilter {
  const providers = [...new Set([...search.getAll('provider'), ...search.getAll('provider[]')])].slice(0, 20);
  return { collectionId, providers, sortBy: search.get('sortBy') === 'name' ? 'name' : 'default' };
}

/** The address of the same category with another filter. */
export function filterSearch({ providers, sortBy }: Omit<CatalogueFilter, 'collectionId'>): string {
  const search = new URLSearchParams(providers.map((identity) => ['provider', identity]));
  if (sortBy === 'name') search.set('sortBy', 'name');
  return search.size > 0 ? `?${search}` : '';
}

export function filterQuery(filter: CatalogueFilter, page: number): CallQuery<'game.games.list'> {
  return {
    ...(filter.collectionId && { collectionId: [filter.collectionId] }),
    ...(filter.providers.length > 0 && { providerId: [...filter.providers] }),
    ...(filter.sortBy === 'name' && { sortBy: 'name' as const, sortOrder: 'asc' as const }),
    page,
    perPage: gamesPerPage,
  };
}
