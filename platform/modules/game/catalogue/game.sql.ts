import {
  boolean,
  command,
  decimal,
  empty,
  integer,
  integerArray,
  json,
  nullable,
  query,
  raw,
  row,
  sql,
  text,
  textArray,
  timestamp,
  uuid,
  type RowOf,
  type Sql,
} from '#kernel/db/sql.ts';
import { nameMatches, nameOrder } from './name-search.sql.ts';

const collection = row({ id: uuid, identity: text, name: text, countries: textArray, isHidden: boolean });
export type CollectionRow = RowOf<typeof collection>;

const game = row({
  id: uuid,
  identity: text,
  name: text,
  type: text,
  volatility: nullable(text),
  paylines: nullable(integer),
  rtp: nullable(decimal),
  highestRtp: nullable(decimal),
  maxWin: nullable(decimal),
  isDemoMode: boolean,
  platforms: integerArray,
  labels: textArray,
  colours: textArray,
  releasedAt: timestamp,
  launchProvider: nullable(text),
  launchCode: nullable(text),
  provider: json<{ id: string; identity: string; name: string; count: number }>(),
  collections: json<CollectionRow[]>(),
});
export type GameRow = RowOf<typeof game>;

/** Filters combine; the values of one are alternatives. Lists hold ids or identities: both are unique, and a uuid is never an identity. */
export interface GameFilter {
  providers?: string[] | undefined;
  collections?: string[] | undefined;
  games?: string[] | undefined;
  labels?: string[] | undefined;
  name?: string | undefined;
  /** The identity or id of the game that the others are compared with. */
  similarTo?: string | undefined;
  platform?: number | undefined;
  /** Where the visitor is, empty when unknown: collections for other countries are left out. */
  countries: readonly string[];
  /** The player whose recent play counts in the score; null for the brand's own order. */
  playerId?: string | null;
}

/** `match`: the better the name fits, the further ahead; `likeness`: the more like the game that is compared with. */
export type GameOrder = 'score' | 'default' | 'name' | 'releasedAt' | 'rtp' | 'volatility' | 'match' | 'likeness';

const isUuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Rows of `alias` named by id or identity, each by an index of its own. */
function named(alias: 'g' | 'p' | 'c' | 'model', keys: readonly string[]): Sql {
  const table = raw(alias);
  const ids = keys.filter((key) => isUuid.test(key));
  return sql`(${table}.identity = any(${keys}) or ${table}.id = any(${ids}::uuid[]))`;
}

/** Whether a collection exists for somebody from there. */
function shownIn(countries: readonly string[]): Sql {
  return sql`(c.countries = '{}' or c.countries && ${countries}::text[])`;
}

/** The launches of a player's last twenty that were of a game's studio: each counts for five points of the score. */
function taste(playerId: string): Sql {
  return sql`left join (select o.provider_id, 5 * count(*) as points
    from (select game_id from game.session where player_id = ${playerId} order by created_at desc limit 20) s
    join game.game o on o.id = s.game_id group by o.provider_id) taste on taste.provider_id = g.provider_id`;
}

/** What is played now is in lists; the indexes hold for it alone. */
const isServed = sql`g.is_enabled and g.launch_provider is not null`;

/** Games of the same kind as one, and that one as `model`. */
const alike = (game: string) => sql`join game.game model on ${named('model', [game])} and model.type = g.type and model.id <> g.id`;

/** What it is about counts most, then who made it and how it pays. */
const likeness = sql`4 * (select count(*) from unnest(g.tags) tag where tag = any(model.tags))
  + case when g.provider_id = model.provider_id then 2 else 0 end + case when g.volatility is not distinct from model.volatility then 1 else 0 end`;

/** What narrows games down, and the place in the collections asked for; only what was asked for is in the statement. */
function selection({ playerId, providers, collections, games, labels, name, similarTo, platform, countries }: GameFilter): Sql {
  const wanted = sql`join (select game_id, min(position) as position from game.game_collection where collection_id =
    any(array(select c.id from game.collection c where ${collections ? named('c', collections) : sql`false`} and ${shownIn(countries)}))
    group by game_id) wanted on wanted.game_id = g.id`;
  return sql`from game.game g ${collections ? wanted : empty} ${playerId ? taste(playerId) : empty}
    ${similarTo ? alike(similarTo) : empty} where ${isServed}
    ${providers ? sql`and g.provider_id in (select p.id from game.provider p where ${named('p', providers)})` : empty}
    ${games ? sql`and ${named('g', games)}` : empty}
    ${labels ? sql`and g.labels && ${labels}` : empty}
    ${name === undefined ? empty : sql`and ${nameMatches('g', name)}`}
    ${platform === undefined ? empty : sql`and ${platform} = any(g.platforms)`}`;
}

/** The lobby's own order is the place in the collections asked for, else the score. What a studio does not state comes last either way. */
function ordering(order: GameOrder, { playerId, collections, name, similarTo }: GameFilter, isDescending: boolean): Sql {
  const direction = isDescending ? sql`desc` : sql`asc`;
  if (order === 'name') return sql`g.name ${direction}, g.identity`;
  if (order === 'releasedAt') return sql`g.released_at ${direction}, g.identity`;
  if (order === 'rtp') return sql`g.rtp ${direction} nulls last, g.identity`;
  if (order === 'volatility')
    return sql`array_position(array['low', 'medium', 'high'], g.volatility) ${direction} nulls last, g.score desc, g.identity`;
  if (order === 'match' && name !== undefined) return sql`${nameOrder('g', name)}, g.score desc, g.identity`;
  if (order === 'likeness' && similarTo !== undefined) return sql`${likeness} desc, g.score desc, g.identity`;
  if (order === 'default' && collections) return sql`wanted.position ${direction}, g.identity`;
  const score = playerId ? sql`g.score + coalesce(taste.points, 0)` : sql`g.score`;
  return sql`${score} ${isDescending ? sql`asc` : sql`desc`}, g.identity`;
}

/** The games whose ids the query names, in its order. Collections and studios are read once each, not once a game. */
const rowsOf = (ids: Sql, countries: readonly string[]) => query(game)`
    with page as materialized (select id, row_number() over () as place from (${ids}) ids),
    listed as materialized (select c.id, c.position, jsonb_build_object('id', c.id, 'identity', c.identity, 'name', c.name,
        'countries', c.countries, 'isHidden', c.is_hidden) as doc from game.collection c where ${shownIn(countries)}),
    member as materialized (select gc.game_id, jsonb_agg(listed.doc order by listed.position) as docs
      from page join game.game_collection gc on gc.game_id = page.id join listed on listed.id = gc.collection_id group by gc.game_id),
    studio as materialized (select p.id, jsonb_build_object('id', p.id, 'identity', p.identity, 'name', p.name,
        'count', (select count(*) from game.game o where o.provider_id = p.id and o.is_enabled and o.launch_provider is not null)) as doc
      from game.provider p where p.id in (select g.provider_id from page join game.game g on g.id = page.id))
    select g.id, g.identity, g.name, g.type, g.volatility, g.paylines, g.rtp, g.highest_rtp, g.max_win, g.is_demo_mode, g.platforms, g.labels, g.colours, g.released_at,
      g.launch_provider, g.launch_code, studio.doc as provider, coalesce(member.docs, '[]') as collections
    from page join game.game g on g.id = page.id join studio on studio.id = g.provider_id left join member on member.game_id = g.id
    order by page.place`;

/** One page of games, whatever their number. */
export const gamesMatching = (
  filter: GameFilter,
  page: { offset: number; limit: number },
  order: { by: GameOrder; isDescending: boolean },
) =>
  rowsOf(
    sql`select g.id ${selection(filter)} order by ${ordering(order.by, filter, order.isDescending)} limit ${page.limit} offset ${page.offset}`,
    filter.countries,
  );

const total = row({ total: integer });

export const countGames = (filter: GameFilter) => query(total)`select count(*)::int as total ${selection(filter)}`;

const part = row({ label: nullable(text), platform: nullable(integer), count: integer });

/** How many games each label would leave beside the other filters, and each platform. */
export const countParts = (filter: GameFilter) => query(part)`
  select label, null::int as platform, count(*)::int as count
  from (select unnest(g.labels) as label ${selection({ ...filter, labels: undefined })}) labelled group by label
  union all
  select null, platform, count(*)::int
  from (select unnest(g.platforms) as platform ${selection({ ...filter, platform: undefined })}) able group by platform`;

export const gameNamed = (idOrIdentity: string) =>
  rowsOf(sql`select g.id from game.game g where g.is_enabled and ${named('g', [idOrIdentity])}`, []);

/** Games that `wanted (game_id, at)` names, the latest first. */
const latest = (
  wanted: Sql,
  { platform, countries = [], limit }: { platform?: number | undefined; countries?: readonly string[]; limit: number },
) =>
  rowsOf(
    sql`select g.id from (${wanted}) wanted join game.game g on g.id = wanted.game_id
    where ${isServed} ${platform === undefined ? empty : sql`and ${platform} = any(g.platforms)`} order by wanted.at desc, g.id limit ${limit}`,
    countries,
  );

/** A player's favourite games, the latest first. */
export const favoriteGames = (playerId: string, limit: number) =>
  latest(sql`select game_id, created_at as at from game.favorite where player_id = ${playerId}`, { limit });

/** The games that a player launched for real, the latest first, each once. */
export const playedGames = (playerId: string, within: { platform?: number | undefined; countries: readonly string[]; limit: number }) =>
  latest(sql`select game_id, max(created_at) as at from game.session where player_id = ${playerId} group by game_id`, within);

/** Adds a favourite, in the place of the oldest where there are as many as a list holds: what no list shows, nobody could take out. */
export const insertFavorite = (playerId: string, gameId: string, most: number) => command`
  with others as (select game_id from game.favorite where player_id = ${playerId} and game_id <> ${gameId}
    order by created_at desc, game_id offset ${most - 1}),
  gone as (delete from game.favorite where player_id = ${playerId} and game_id in (select game_id from others))
  insert into game.favorite (player_id, game_id) values (${playerId}, ${gameId}) on conflict do nothing`;

export const deleteFavorite = (playerId: string, gameId: string) => command`
  delete from game.favorite where player_id = ${playerId} and game_id = ${gameId}`;

export const collectionsIn = (countries: readonly string[]) => query(collection)`
  select ${collection.columns()} from game.collection c where ${shownIn(countries)} order by position`;

const launch = row({ id: uuid, provider: nullable(text) });

/** Of a game that no list shows. */
export const launchOf = (identity: string) => query(launch)`
  select id, launch_provider as provider from game.game where identity = ${identity}`;

export const eraseFavorites = (playerId: string) => command`delete from game.favorite where player_id = ${playerId}`;
