import { sql } from 'kysely';
import type { Queryable } from '#kernel';
import { nameMatches, nameOrder } from './name-search.sql.ts';

export interface ProviderRow {
  id: string;
  identity: string;
  name: string;
  /** Of its games that are enabled. */
  count: number;
}

export interface ProviderQuery {
  name?: string | undefined;
  /** `match`: the better the name fits, the further ahead. */
  by: 'name' | 'gameEnabledCount' | 'match';
  isDescending: boolean;
}

/** Studios that have games, and how many there are in all. */
export async function findProviders(
  db: Queryable,
  { name, by, isDescending }: ProviderQuery,
  page: { offset: number; limit: number },
): Promise<{ rows: ProviderRow[]; total: number }> {
  const direction = isDescending ? sql`desc` : sql`asc`;
  const order =
    by === 'match' && name !== undefined
      ? sql`${nameOrder('p', name)}, p.name`
      : by === 'gameEnabledCount'
        ? sql`count ${direction}, p.name`
        : sql`p.name ${direction}`;
  const rows = await db.all(sql<ProviderRow & { total: number }>`
    select p.id, p.identity, p.name, g.count, count(*) over ()::int as total
    from game.provider p
    join (select provider_id, count(*)::int as count from game.game where is_enabled group by provider_id) g on g.provider_id = p.id
    where p.is_enabled ${name === undefined ? sql`` : sql`and ${nameMatches('p', name)}`}
    order by ${order} limit ${page.limit} offset ${page.offset}`);
  return { rows, total: rows[0]?.total ?? 0 };
}

/** One studio by id or identity. */
export async function findProvider(db: Queryable, idOrIdentity: string): Promise<ProviderRow | undefined> {
  return db.maybe(sql<ProviderRow>`
    select p.id, p.identity, p.name, (select count(*) from game.game g where g.provider_id = p.id and g.is_enabled)::int as count
    from game.provider p where p.is_enabled and (p.identity = ${idOrIdentity} or p.id::text = ${idOrIdentity})`);
}
