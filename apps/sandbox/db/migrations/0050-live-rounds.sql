-- Rounds that all players of a game share, each decided by a seed of a hash chain.

create table sandbox.studio_chain (
  id uuid constraint studio_chain_id_pkey primary key,
  game text not null,
  -- The last seed of the chain; seed number n is its hash, `length - n` times over. The house's secret.
  root_seed text not null,
  length integer not null constraint studio_chain_length_check check (length > 0),
  -- Seed number 0: shown before the first round.
  terminal_hash text not null,
  -- The public word that goes into every round of the chain.
  salt text not null,
  used integer not null default 0 constraint studio_chain_used_check check (used between 0 and length),
  created_at timestamptz not null
);
create unique index studio_chain_game_open_key on sandbox.studio_chain (game) where used < length;

create table sandbox.studio_live_round (
  id uuid constraint studio_live_round_id_pkey primary key,
  game text not null,
  rules_version text not null,
  chain_id uuid not null constraint studio_live_round_chain_id_fkey references sandbox.studio_chain (id),
  -- Which seed of the chain decides it; told when the round is over.
  number integer not null,
  seed text not null,
  -- Hundredths; 0 when the climb ends as it begins.
  point integer not null constraint studio_live_round_point_check check (point >= 0),
  -- betting: stakes are taken. climbing: cash-outs are. over: decided. returned: it never began, its stakes go back.
  state text not null default 'betting' constraint studio_live_round_state_check check (state in ('betting', 'climbing', 'over', 'returned')),
  opened_at timestamptz not null,
  begins_at timestamptz not null,
  ends_at timestamptz not null,
  constraint studio_live_round_chain_id_number_key unique (chain_id, number)
);
-- One round at a time: of two processes that open one, one does.
create unique index studio_live_round_game_open_key on sandbox.studio_live_round (game) where state in ('betting', 'climbing');
create index studio_live_round_game_opened_at_idx on sandbox.studio_live_round (game, opened_at desc);

alter table sandbox.studio_session
  -- Masked by the platform, as strangers may see it.
  add column nickname text;
alter table sandbox.studio_round
  add column live_round_id uuid constraint studio_round_live_round_id_fkey references sandbox.studio_live_round (id);
create index studio_round_live_round_id_idx on sandbox.studio_round (live_round_id) where live_round_id is not null;
-- One bet of a player in a round; a bet that was not taken is none.
create unique index studio_round_live_round_id_bettor_key on sandbox.studio_round (live_round_id, coalesce(player_id, session_id))
  where live_round_id is not null and state not in ('refused', 'returning', 'returned');
