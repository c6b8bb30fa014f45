-- Rounds that all players of a game share, each decided by a seed of a hash chain.

create table studio.chain (
  id uuid constraint chain_id_pkey primary key,
  game text not null,
  -- The last seed of the chain; seed number n is its hash, `length - n` times over. The studio's secret.
  root_seed text not null,
  length integer not null constraint chain_length_check check (length > 0),
  -- Seed number 0: shown before the first round.
  terminal_hash text not null,
  -- The public word that goes into every round of the chain.
  salt text not null,
  used integer not null default 0 constraint chain_used_check check (used between 0 and length),
  created_at timestamptz not null
);
create unique index chain_game_open_key on studio.chain (game) where used < length;

create table studio.live_round (
  id uuid constraint live_round_id_pkey primary key,
  game text not null,
  rules_version text not null,
  chain_id uuid not null constraint live_round_chain_id_fkey references studio.chain (id),
  -- Which seed of the chain decides it; revealed when the round is over.
  number integer not null,
  seed text not null,
  -- Hundredths; 0 when the climb ends as it begins.
  point integer not null constraint live_round_point_check check (point >= 0),
  -- betting: stakes are taken. climbing: cash-outs are. over: decided. returned: it never began, its stakes go back.
  state text not null default 'betting' constraint live_round_state_check check (state in ('betting', 'climbing', 'over', 'returned')),
  opened_at timestamptz not null,
  begins_at timestamptz not null,
  ends_at timestamptz not null,
  constraint live_round_chain_id_number_key unique (chain_id, number)
);
-- One round at a time: of two processes that open one, one does.
create unique index live_round_game_open_key on studio.live_round (game) where state in ('betting', 'climbing');
create index live_round_game_opened_at_idx on studio.live_round (game, opened_at desc);

alter table studio.round
  add column live_round_id uuid constraint round_live_round_id_fkey references studio.live_round (id);
create index round_live_round_id_idx on studio.round (live_round_id) where live_round_id is not null;
-- One bet of a player in a round. A bet that was not taken does not count.
create unique index round_live_round_id_bettor_key on studio.round (live_round_id, coalesce(player_id, session_id))
  where live_round_id is not null and state not in ('refused', 'returning', 'returned');
