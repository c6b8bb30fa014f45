import type { CallQuery, PageMeta, Provider } from '@verdigale/contract';
import { pageOf, type Queryable } from '#kernel';
import { providersMatching } from './provider.sql.ts';
import { viewProvider } from './views.ts';

/** Studios that have games, by name; where a name is looked for and no order asked, the best match first. (W 2, wire 11.1) */
export async function listProviders(db: Queryable, query: CallQuery<'game.providers.list'>): Promise<{ data: Provider[]; meta: PageMeta }> {
  const page = pageOf({ page: query.page, perPage: query.perPage ?? 100 });
  const name = query.name?.trim() || undefined;
  const by = query.sortBy ?? (name ? 'match' : 'name');
  const rows = await db.all(
    providersMatching({ name, collectionId: query.collectionId, by, isDescending: query.sortOrder === 'desc' }, page),
  );
  return { data: rows.map(viewProvider), meta: page.meta(rows[0]?.total ?? 0) };
}
