import { boolean, empty, integer, query, row, sql, text, uuid, type RowOf, type Sql } from '#kernel/db/sql.ts';
import { nameMatches, nameOrder } from './name-search.sql.ts';

/** `count`: of its games that are enabled. */
const shape = { id: uuid, identity: text, name: text, count: integer };
const provider = row(shape);
export type ProviderRow = RowOf<typeof provider>;

export interface ProviderQuery {
  name?: string | undefined;
  /** Only games of this collection count. */
  collectionId?: string | undefined;
  /** `match`: the better the name fits, the further ahead. */
  by: 'name' | 'gameEnabledCount' | 'match';
  isDescending: boolean;
}

/** Studios that have games. */
function matching({ name, collectionId }: Pick<ProviderQuery, 'name' | 'collectionId'>): Sql {
  const within = collectionId ? sql`and id in (select game_id from game.game_collection where collection_id = ${collectionId})` : empty;
  return sql`from game.provider p
    join (select provider_id, count(*)::int as count from game.game where is_enabled and launch_provider is not null ${within} group by provider_id) g on g.provider_id = p.id
    where p.is_enabled ${name === undefined ? empty : sql`and ${nameMatches('p', name)}`}`;
}

export const providersMatching = (wanted: ProviderQuery, page: { offset: number; limit: number }) => {
  const { name, by, isDescending } = wanted;
  const direction = isDescending ? sql`desc` : sql`asc`;
  const order =
    by === 'match' && name !== undefined
      ? sql`${nameOrder('p', name)}, p.name`
      : by === 'gameEnabledCount'
        ? sql`count ${direction}, p.name`
        : sql`p.name ${direction}`;
  return query(provider)`
    select p.id, p.identity, p.name, g.count ${matching(wanted)} order by ${order}, p.identity limit ${page.limit} offset ${page.offset}`;
};

const total = row({ total: integer });

export const countProviders = (wanted: Pick<ProviderQuery, 'name' | 'collectionId'>) => query(total)`
  select count(*)::int as total ${matching(wanted)}`;

/** One studio by id or identity. */
export const providerNamed = (idOrIdentity: string) => query(provider)`
  select p.id, p.identity, p.name, (select count(*) from game.game g where g.provider_id = p.id and g.is_enabled
    and g.launch_provider is not null)::int as count
  from game.provider p where p.is_enabled and (p.identity = ${idOrIdentity} or p.id::text = ${idOrIdentity})`;

const known = row({ isKnown: boolean });

/** Whether a studio, or whoever serves a game, has this identity. */
export const providerExists = (identity: string) => query(known)`
  select exists (select from game.provider where identity = ${identity})
    or exists (select from game.game where launch_provider = ${identity}) as is_known`;
