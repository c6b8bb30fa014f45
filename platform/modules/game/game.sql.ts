import { sql, type RawBuilder } from 'kysely';
import type { Queryable } from '#kernel';

export interface GameRow {
  id: string;
  identity: string;
  name: string;
  type: string;
  volatility: string | null;
  paylines: number | null;
  is_demo_mode: boolean;
  platforms: number[];
  labels: string[];
  colours: string[];
  released_at: Date;
  launch_provider: string | null;
  launch_code: string | null;
  provider: { id: string; identity: string; name: string; count: number };
  collections: { id: string; identity: string; name: string; countries: string[]; is_hidden: boolean }[];
}

export interface GameFilter {
  providers?: string[] | undefined;
  collections?: string[] | undefined;
  games?: string[] | undefined;
  name?: string | undefined;
  platform?: number | undefined;
}

export type GameOrder = 'score' | 'default' | 'name';

/** A filter takes ids or identities: both are unique, and a uuid is never an identity. */
function conditions({ providers, collections, games, name, platform }: GameFilter): RawBuilder<unknown> {
  return sql`g.is_enabled
    and (${providers ?? null}::text[] is null or p.identity = any(${providers ?? null}) or p.id::text = any(${providers ?? null}))
    and (${games ?? null}::text[] is null or g.identity = any(${games ?? null}) or g.id::text = any(${games ?? null}))
    and (${name ?? null}::text is null or g.name ilike '%' || ${escapeLike(name ?? '')} || '%')
    and (${platform ?? null}::int is null or ${platform ?? null} = any(g.platforms))
    and (${collections ?? null}::text[] is null or exists (
      select 1 from game.game_collection gc join game.collection c on c.id = gc.collection_id
      where gc.game_id = g.id and (c.identity = any(${collections ?? null}) or c.id::text = any(${collections ?? null}))))`;
}

function escapeLike(text: string): string {
  return text.replaceAll(/[\\%_]/g, '\\$&');
}

/** The place in the first collection asked for; without one, the score. */
function ordering(order: GameOrder, collections: string[] | undefined, isDescending: boolean): RawBuilder<unknown> {
  const direction = isDescending ? sql`desc` : sql`asc`;
  if (order === 'name') return sql`g.name ${direction}, g.identity`;
  if (order === 'default' && collections) {
    return sql`(select min(gc.position) from game.game_collection gc join game.collection c on c.id = gc.collection_id
      where gc.game_id = g.id and (c.identity = any(${collections}) or c.id::text = any(${collections}))) ${direction}, g.identity`;
  }
  return sql`g.score ${isDescending ? sql`asc` : sql`desc`}, g.identity`;
}

const gameColumns = sql`g.id, g.identity, g.name, g.type, g.volatility, g.paylines, g.is_demo_mode, g.platforms, g.labels, g.colours,
  g.released_at, g.launch_provider, g.launch_code,
  jsonb_build_object('id', p.id, 'identity', p.identity, 'name', p.name,
    'count', (select count(*) from game.game o where o.provider_id = p.id and o.is_enabled)) as provider,
  coalesce((select jsonb_agg(to_jsonb(c) - 'position' order by c.position) from game.game_collection gc
    join game.collection c on c.id = gc.collection_id where gc.game_id = g.id), '[]') as collections`;

/** One page of games and how many there are in all, in two statements whatever the number of games. */
export async function findGames(
  db: Queryable,
  filter: GameFilter,
  page: { offset: number; limit: number },
  order: { by: GameOrder; isDescending: boolean },
): Promise<{ rows: GameRow[]; total: number }> {
  const where = conditions(filter);
  const [rows, { total }] = await Promise.all([
    db.all(sql<GameRow>`select ${gameColumns} from game.game g join game.provider p on p.id = g.provider_id where ${where}
      order by ${ordering(order.by, filter.collections, order.isDescending)} limit ${page.limit} offset ${page.offset}`),
    db.one(
      sql<{ total: number }>`select count(*)::int as total from game.game g join game.provider p on p.id = g.provider_id where ${where}`,
    ),
  ]);
  return { rows, total };
}

/** One game by id or identity. */
export async function findGame(db: Queryable, idOrIdentity: string): Promise<GameRow | undefined> {
  return (await findGames(db, { games: [idOrIdentity] }, { offset: 0, limit: 1 }, { by: 'score', isDescending: false })).rows[0];
}

/** Games in the order of these ids. */
export async function findGamesInOrder(db: Queryable, ids: RawBuilder<unknown>, limit: number): Promise<GameRow[]> {
  return db.all(sql<GameRow>`with wanted as (${ids})
    select ${gameColumns} from wanted join game.game g on g.id = wanted.game_id join game.provider p on p.id = g.provider_id
    where g.is_enabled order by wanted.at desc limit ${limit}`);
}

export interface ProviderRow {
  id: string;
  identity: string;
  name: string;
  count: number;
}

export async function findProviders(
  db: Queryable,
  name: string | undefined,
  page: { offset: number; limit: number },
  isDescending: boolean,
): Promise<(ProviderRow & { total: number })[]> {
  return db.all(sql<ProviderRow & { total: number }>`
    select p.id, p.identity, p.name, count(g.id)::int as count, count(*) over ()::int as total
    from game.provider p join game.game g on g.provider_id = p.id and g.is_enabled
    where p.is_enabled and (${name ?? null}::text is null or p.name ilike '%' || ${escapeLike(name ?? '')} || '%')
    group by p.id order by p.name ${isDescending ? sql`desc` : sql`asc`} limit ${page.limit} offset ${page.offset}`);
}

export async function findProvider(db: Queryable, idOrIdentity: string): Promise<ProviderRow | undefined> {
  return db.maybe(sql<ProviderRow>`
    select p.id, p.identity, p.name, (select count(*) from game.game g where g.provider_id = p.id and g.is_enabled)::int as count
    from game.provider p where p.is_enabled and (p.identity = ${idOrIdentity} or p.id::text = ${idOrIdentity})`);
}

export interface CollectionRow {
  id: string;
  identity: string;
  name: string;
  countries: string[];
  is_hidden: boolean;
}

export async function findCollections(db: Queryable): Promise<CollectionRow[]> {
  return db.all(sql<CollectionRow>`select id, identity, name, countries, is_hidden from game.collection order by position`);
}
