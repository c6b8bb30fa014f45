import { command, sql } from '#kernel/db/sql.ts';

// Each brings rows of the catalogue to the brand's state; those that are there keep their ids.

const json = (rows: readonly object[]) => sql`${JSON.stringify(rows)}::jsonb`;

export const upsertProviders = (rows: readonly object[]) => command`
  insert into game.provider (id, identity, name)
  select * from jsonb_to_recordset(${json(rows)}) as s (id uuid, identity text, name text)
  on conflict on constraint provider_identity_key do update set name = excluded.name`;

export const upsertCollections = (rows: readonly object[]) => command`
  insert into game.collection (id, identity, name, countries, is_hidden, position)
  select id, identity, name, array(select jsonb_array_elements_text(countries)), "isHidden", position
  from jsonb_to_recordset(${json(rows)}) as s (id uuid, identity text, name text, countries jsonb, "isHidden" boolean, position int)
  on conflict on constraint collection_identity_key do update
  set name = excluded.name, countries = excluded.countries, is_hidden = excluded.is_hidden, position = excluded.position`;

export const upsertGames = (rows: readonly object[]) => command`
  insert into game.game (id, identity, name, provider_id, type, volatility, paylines, is_demo_mode, platforms, labels, tags, colours, score, released_at,
    launch_provider, launch_code)
  select s.id, s.identity, s.name, p.id, s.type, s.volatility, s.paylines, s."isDemoMode",
    array(select jsonb_array_elements_text(s.platforms)::int), array(select jsonb_array_elements_text(s.labels)),
    array(select jsonb_array_elements_text(s.tags)),
    array(select jsonb_array_elements_text(s.colours)), s.score, s."releasedAt", s.launch ->> 'provider', s.launch ->> 'gameCode'
  from jsonb_to_recordset(${json(rows)}) as s (id uuid, identity text, name text, provider text, type text, volatility text, paylines int,
    "isDemoMode" boolean, platforms jsonb, labels jsonb, tags jsonb, colours jsonb, score int, "releasedAt" timestamptz, launch jsonb)
  join game.provider p on p.identity = s.provider
  on conflict on constraint game_identity_key do update set name = excluded.name, provider_id = excluded.provider_id, type = excluded.type,
    volatility = excluded.volatility, paylines = excluded.paylines, is_demo_mode = excluded.is_demo_mode, platforms = excluded.platforms,
    labels = excluded.labels, tags = excluded.tags, colours = excluded.colours, score = excluded.score, released_at = excluded.released_at,
    launch_provider = excluded.launch_provider, launch_code = excluded.launch_code`;

/** What the brand no longer has: rounds and favourites go on naming a game and its studio, so they are only switched off. */
export const switchGames = (kept: readonly string[]) => command`
  update game.game set is_enabled = identity = any(${kept}) where is_enabled <> (identity = any(${kept}))`;

export const switchProviders = (kept: readonly string[]) => command`
  update game.provider set is_enabled = identity = any(${kept}) where is_enabled <> (identity = any(${kept}))`;

export const deleteMembersBut = (kept: readonly { game: string; collection: string }[]) => command`
  delete from game.game_collection m using game.game g, game.collection c
  where g.id = m.game_id and c.id = m.collection_id and (g.identity, c.identity) not in (
    select game, collection from jsonb_to_recordset(${json(kept)}) as s (game text, collection text))`;

export const deleteCollectionsBut = (kept: readonly string[]) => command`delete from game.collection where identity <> all(${kept})`;

export const upsertMembers = (rows: readonly object[]) => command`
  insert into game.game_collection (game_id, collection_id, position)
  select g.id, c.id, s.position from jsonb_to_recordset(${json(rows)}) as s (game text, collection text, position int)
  join game.game g on g.identity = s.game join game.collection c on c.identity = s.collection
  on conflict on constraint game_collection_pkey do update set position = excluded.position`;

/** What a provider states of its games; rows that say the same already stay untouched. */
export const updateTitles = (provider: string, rows: readonly object[]) => command`
  update game.game g set rtp = s.rtp, highest_rtp = s."highestRtp", max_win = s."maxWin", payouts = s.payouts
  from jsonb_to_recordset(${json(rows)}) as s (game text, rtp numeric, "highestRtp" numeric, "maxWin" numeric, payouts jsonb)
  where g.launch_provider = ${provider} and g.launch_code = s.game
    and (g.rtp, g.highest_rtp, g.max_win, g.payouts) is distinct from (s.rtp, s."highestRtp", s."maxWin", s.payouts)`;
