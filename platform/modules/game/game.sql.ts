import { sql, type RawBuilder } from 'kysely';
import type { Queryable } from '#kernel';
import { nameMatches, nameOrder } from './name-search.sql.ts';

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

/** Filters combine; the values of one are alternatives. Lists hold ids or identities: both are unique, and a uuid is never an identity. */
export interface GameFilter {
  providers?: string[] | undefined;
  collections?: string[] | undefined;
  games?: string[] | undefined;
  labels?: string[] | undefined;
  name?: string | undefined;
  platform?: number | undefined;
  /** Where the visitor is, empty when nobody knows: collections for other countries do not exist for him. */
  countries: readonly string[];
  /** Whose taste is in the score; null for the house's order. */
  playerId?: string | null;
}

/** `match`: the better the name fits, the further ahead. */
export type GameOrder = 'score' | 'default' | 'name' | 'match';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Rows of `alias` named by id or identity, each by an index of its own. */
function named(alias: 'g' | 'p' | 'c', keys: readonly string[]): RawBuilder<unknown> {
  const table = sql.raw(alias);
  const ids = keys.filter((key) => uuid.test(key));
  return sql`(${table}.identity = any(${keys}) or ${table}.id = any(${ids}::uuid[]))`;
}

/** Whether a collection exists for somebody from there. */
function shownIn(countries: readonly string[]): RawBuilder<unknown> {
  return sql`(c.countries = '{}' or c.countries && ${countries}::text[])`;
}

/** The launches of a player's last twenty that were of a game's studio: each counts for five points of the score. */
function taste(playerId: string): RawBuilder<unknown> {
  return sql`left join (select o.provider_id, 5 * count(*) as points
    from (select game_id from game.session where player_id = ${playerId} order by created_at desc limit 20) s
    join game.game o on o.id = s.game_id group by o.provider_id) taste on taste.provider_id = g.provider_id`;
}

/** What narrows games down, and the place in the collections asked for; only what was asked for is in the statement. */
function selection({ playerId, providers, collections, games, labels, name, platform, countries }: GameFilter): RawBuilder<unknown> {
  const wanted = sql`join (select game_id, min(position) as position from game.game_collection where collection_id =
    any(array(select c.id from game.collection c where ${collections ? named('c', collections) : sql`false`} and ${shownIn(countries)}))
    group by game_id) wanted on wanted.game_id = g.id`;
  return sql`from game.game g ${collections ? wanted : sql``} ${playerId ? taste(playerId) : sql``} where g.is_enabled
    ${providers ? sql`and g.provider_id in (select p.id from game.provider p where ${named('p', providers)})` : sql``}
    ${games ? sql`and ${named('g', games)}` : sql``}
    ${labels ? sql`and g.labels && ${labels}` : sql``}
    ${name === undefined ? sql`` : sql`and ${nameMatches('g', name)}`}
    ${platform === undefined ? sql`` : sql`and ${platform} = any(g.platforms)`}`;
}

/** The lobby's own order is the place in the collections asked for, else the score; in both what can be played leads. */
function ordering(order: GameOrder, { playerId, collections, name }: GameFilter, isDescending: boolean): RawBuilder<unknown> {
  const direction = isDescending ? sql`desc` : sql`asc`;
  if (order === 'name') return sql`g.name ${direction}, g.identity`;
  if (order === 'match' && name !== undefined) return sql`${nameOrder('g', name)}, (g.launch_provider is null), g.score desc, g.identity`;
  if (order === 'default' && collections) return sql`(g.launch_provider is null), wanted.position ${direction}, g.identity`;
  const score = playerId ? sql`g.score + coalesce(taste.points, 0)` : sql`g.score`;
  return sql`(g.launch_provider is null), ${score} ${isDescending ? sql`asc` : sql`desc`}, g.identity`;
}

/** The games whose ids the query names, in its order. Collections and studios are read once each, not once a game. */
function rowsOf(db: Queryable, ids: RawBuilder<unknown>, countries: readonly string[]): Promise<GameRow[]> {
  return db.all(sql<GameRow>`
    with page as materialized (select id, row_number() over () as place from (${ids}) ids),
    listed as materialized (select c.id, c.position, to_jsonb(c) - 'position' as doc from game.collection c where ${shownIn(countries)}),
    member as materialized (select gc.game_id, jsonb_agg(listed.doc order by listed.position) as docs
      from page join game.game_collection gc on gc.game_id = page.id join listed on listed.id = gc.collection_id group by gc.game_id),
    studio as materialized (select p.id, jsonb_build_object('id', p.id, 'identity', p.identity, 'name', p.name,
        'count', (select count(*) from game.game o where o.provider_id = p.id and o.is_enabled)) as doc
      from game.provider p where p.id in (select g.provider_id from page join game.game g on g.id = page.id))
    select g.id, g.identity, g.name, g.type, g.volatility, g.paylines, g.is_demo_mode, g.platforms, g.labels, g.colours, g.released_at,
      g.launch_provider, g.launch_code, studio.doc as provider, coalesce(member.docs, '[]') as collections
    from page join game.game g on g.id = page.id join studio on studio.id = g.provider_id left join member on member.game_id = g.id
    order by page.place`);
}

/** One page of games and how many there are in all, in two statements whatever the number of games. */
export async function findGames(
  db: Queryable,
  filter: GameFilter,
  page: { offset: number; limit: number },
  order: { by: GameOrder; isDescending: boolean },
): Promise<{ rows: GameRow[]; total: number }> {
  const chosen = selection(filter);
  const ids = sql`select g.id ${chosen} order by ${ordering(order.by, filter, order.isDescending)} limit ${page.limit} offset ${page.offset}`;
  const [rows, { total }] = await Promise.all([
    rowsOf(db, ids, filter.countries),
    db.one(sql<{ total: number }>`select count(*)::int as total ${chosen}`),
  ]);
  return { rows, total };
}

/** One game by id or identity. */
export async function findGame(db: Queryable, idOrIdentity: string): Promise<GameRow | undefined> {
  const [row] = await rowsOf(db, sql`select g.id from game.game g where g.is_enabled and ${named('g', [idOrIdentity])}`, []);
  return row;
}

/** Games that `wanted (game_id, at)` names, the latest first. */
export function findLatestGames(
  db: Queryable,
  wanted: RawBuilder<unknown>,
  { platform, countries = [], limit }: { platform?: number | undefined; countries?: readonly string[]; limit: number },
): Promise<GameRow[]> {
  const ids = sql`select g.id from (${wanted}) wanted join game.game g on g.id = wanted.game_id
    where g.is_enabled ${platform === undefined ? sql`` : sql`and ${platform} = any(g.platforms)`} order by wanted.at desc, g.id limit ${limit}`;
  return rowsOf(db, ids, countries);
}

export interface CollectionRow {
  id: string;
  identity: string;
  name: string;
  countries: string[];
  is_hidden: boolean;
}

export async function findCollections(db: Queryable, countries: readonly string[]): Promise<CollectionRow[]> {
  return db.all(sql<CollectionRow>`select id, identity, name, countries, is_hidden from game.collection c
    where ${shownIn(countries)} order by position`);
}
