import { sql } from 'kysely';
import { newId, type Transaction } from '#kernel';

export interface CatalogueSeed {
  providers: readonly { identity: string; name: string }[];
  collections: readonly { identity: string; name: string; countries: readonly string[]; isHidden: boolean }[];
  games: readonly {
    identity: string;
    name: string;
    provider: string;
    type: string;
    collections: readonly string[];
    labels: readonly string[];
    volatility: string | null;
    paylines: number | null;
    isDemoMode: boolean;
    platforms: readonly number[];
    colours: readonly string[];
    score: number;
    releasedAt: string;
    launch: { provider: string; gameCode: string } | null;
  }[];
}

const json = (rows: unknown) => sql`${JSON.stringify(rows)}::jsonb`;
const withIds = <T extends object>(rows: readonly T[]) => rows.map((row, position) => ({ ...row, id: newId(), position }));

/** Brings the catalogue to the seed's state; rows keep their ids. Four statements, whatever the number of games. */
export async function seedCatalogue(tx: Transaction, { providers, collections, games }: CatalogueSeed): Promise<void> {
  await tx.run(sql`insert into game.provider (id, identity, name)
    select * from jsonb_to_recordset(${json(withIds(providers))}) as s (id uuid, identity text, name text)
    on conflict on constraint provider_identity_key do update set name = excluded.name`);
  await tx.run(sql`insert into game.collection (id, identity, name, countries, is_hidden, position)
    select id, identity, name, array(select jsonb_array_elements_text(countries)), "isHidden", position
    from jsonb_to_recordset(${json(withIds(collections))}) as s (id uuid, identity text, name text, countries jsonb, "isHidden" boolean, position int)
    on conflict on constraint collection_identity_key do update
    set name = excluded.name, countries = excluded.countries, is_hidden = excluded.is_hidden, position = excluded.position`);
  await tx.run(sql`insert into game.game (id, identity, name, provider_id, type, volatility, paylines, is_demo_mode, platforms, labels, colours, score, released_at, launch_provider, launch_code)
    select s.id, s.identity, s.name, p.id, s.type, s.volatility, s.paylines, s."isDemoMode",
      array(select jsonb_array_elements_text(s.platforms)::int), array(select jsonb_array_elements_text(s.labels)),
      array(select jsonb_array_elements_text(s.colours)), s.score, s."releasedAt", s.launch ->> 'provider', s.launch ->> 'gameCode'
    from jsonb_to_recordset(${json(withIds(games))}) as s (id uuid, identity text, name text, provider text, type text, volatility text, paylines int,
      "isDemoMode" boolean, platforms jsonb, labels jsonb, colours jsonb, score int, "releasedAt" timestamptz, launch jsonb)
    join game.provider p on p.identity = s.provider
    on conflict on constraint game_identity_key do update set name = excluded.name, provider_id = excluded.provider_id, type = excluded.type,
      volatility = excluded.volatility, paylines = excluded.paylines, is_demo_mode = excluded.is_demo_mode, platforms = excluded.platforms,
      labels = excluded.labels, colours = excluded.colours, score = excluded.score, released_at = excluded.released_at,
      launch_provider = excluded.launch_provider, launch_code = excluded.launch_code`);
  const members = games.flatMap((game, position) => game.collections.map((collection) => ({ game: game.identity, collection, position })));
  await tx.run(sql`insert into game.game_collection (game_id, collection_id, position)
    select g.id, c.id, s.position from jsonb_to_recordset(${json(members)}) as s (game text, collection text, position int)
    join game.game g on g.identity = s.game join game.collection c on c.identity = s.collection
    on conflict on constraint game_collection_pkey do update set position = excluded.position`);
}
