-- Fairness by commitment: the hash of a pair's server seed is shown before its first round, the seed itself when the pair is retired.

create table sandbox.studio_seed (
  id uuid constraint studio_seed_id_pkey primary key,
  -- Whose rounds it decides: those of a player in every game, or of one demo session.
  player_id text,
  session_id text constraint studio_seed_session_id_fkey references sandbox.studio_session (id) on delete cascade,
  server_seed text not null,
  client_seed text not null,
  -- Each round takes the next one, with its row: none is left out, and none is taken twice.
  next_nonce integer not null default 0,
  created_at timestamptz not null,
  retired_at timestamptz,
  constraint studio_seed_owner_check check (num_nonnulls(player_id, session_id) = 1)
);
create unique index studio_seed_player_id_key on sandbox.studio_seed (player_id) where retired_at is null;
create unique index studio_seed_session_id_key on sandbox.studio_seed (session_id) where retired_at is null;
create index studio_seed_player_id_created_at_idx on sandbox.studio_seed (player_id, created_at);

alter table sandbox.studio_round
  add column seed_id uuid constraint studio_round_seed_id_fkey references sandbox.studio_seed (id) on delete cascade,
  add column nonce integer,
  add constraint studio_round_seed_id_nonce_key unique (seed_id, nonce);
