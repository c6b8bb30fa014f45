import type { CallQuery, PageMeta, Provider } from '@verdigale/contract';
import { pageOf, type Queryable } from '#kernel';
import { countProviders, providersMatching, type ProviderQuery } from './provider.sql.ts';
import { viewProvider } from './view-game.ts';

/** Studios that have games, by name; where a name is looked for and no order asked, the best match first. (W 2, wire 11.1) */
export async function listProviders(db: Queryable, query: CallQuery<'game.providers.list'>): Promise<{ data: Provider[]; meta: PageMeta }> {
  const page = pageOf({ page: query.page, perPage: query.perPage ?? 100 });
  const name = query.name?.trim() || undefined;
  const wanted: ProviderQuery = {
    name,
    collectionId: query.collectionId,
    by: query.sortBy ?? (name ? 'match' : 'name'),
    isDescending: query.sortOrder === 'desc',
  };
  const [rows, { total }] = await Promise.all([db.all(providersMatching(wanted, page)), db.one(countProviders(wanted))]);
  return { data: rows.map(viewProvider), meta: page.meta(total) };
}
