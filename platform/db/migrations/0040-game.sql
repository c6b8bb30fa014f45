-- The catalogue, and what was played: sessions, rounds and the provider's transactions.

create schema game;

create table game.provider (
  id uuid not null,
  identity text not null,
  name text not null,
  is_enabled boolean not null default true,
  constraint provider_id_pkey primary key (id),
  constraint provider_identity_key unique (identity)
);

create table game.collection (
  id uuid not null,
  identity text not null,
  name text not null,
  countries text[] not null default '{}',
  is_hidden boolean not null default false,
  position integer not null,
  constraint collection_id_pkey primary key (id),
  constraint collection_identity_key unique (identity)
);

create table game.game (
  id uuid not null,
  identity text not null,
  name text not null,
  provider_id uuid not null,
  type text not null,
  volatility text,
  paylines integer,
  is_demo_mode boolean not null,
  platforms integer[] not null,
  labels text[] not null default '{}',
  colours text[] not null,
  score integer not null,
  released_at timestamptz not null,
  -- Who serves the game and under which code; null while nobody does.
  launch_provider text,
  launch_code text,
  is_enabled boolean not null default true,
  constraint game_id_pkey primary key (id),
  constraint game_identity_key unique (identity),
  constraint game_provider_id_fkey foreign key (provider_id) references game.provider (id)
);
create index game_provider_id_idx on game.game (provider_id);
create index game_score_idx on game.game (score desc, identity) where is_enabled;

create table game.game_collection (
  game_id uuid not null,
  collection_id uuid not null,
  position integer not null,
  constraint game_collection_pkey primary key (collection_id, game_id),
  constraint game_collection_game_id_fkey foreign key (game_id) references game.game (id),
  constraint game_collection_collection_id_fkey foreign key (collection_id) references game.collection (id)
);
create index game_collection_game_id_idx on game.game_collection (game_id);

create table game.favorite (
  player_id uuid not null,
  game_id uuid not null,
  created_at timestamptz not null default now(),
  constraint favorite_player_id_game_id_pkey primary key (player_id, game_id),
  constraint favorite_game_id_fkey foreign key (game_id) references game.game (id)
);

-- A launch for real play. Only the hash of its token is kept.
create table game.session (
  id uuid not null,
  token_hash bytea not null,
  provider text not null,
  game_id uuid not null,
  game_identity text not null,
  player_id uuid not null,
  account_id uuid not null,
  currency text not null,
  exponent smallint not null,
  locale text not null,
  country text,
  platform smallint not null,
  nickname text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  closed_at timestamptz,
  constraint session_id_pkey primary key (id),
  constraint session_token_hash_key unique (token_hash),
  constraint session_game_id_fkey foreign key (game_id) references game.game (id)
);
create index session_player_id_idx on game.session (player_id, created_at desc);

create table game.round (
  id uuid not null,
  provider text not null,
  provider_round_id text not null,
  account_id uuid not null,
  player_id uuid not null,
  session_id uuid not null,
  game_id uuid not null,
  currency text not null,
  exponent smallint not null,
  stake bigint not null,
  payout bigint not null default 0,
  -- open: bets and wins may come; finished: settled; void: every bet of it was rolled back.
  status text not null default 'open',
  country text,
  nickname text,
  created_at timestamptz not null,
  finished_at timestamptz,
  constraint round_id_pkey primary key (id),
  constraint round_provider_account_id_provider_round_id_key unique (provider, account_id, provider_round_id),
  constraint round_stake_check check (stake >= 0),
  constraint round_payout_check check (payout >= 0),
  constraint round_status_check check (status in ('open', 'finished', 'void')),
  constraint round_session_id_fkey foreign key (session_id) references game.session (id),
  constraint round_game_id_fkey foreign key (game_id) references game.game (id)
);
create index round_player_id_idx on game.round (player_id, created_at desc, id desc) where status <> 'void';
create index round_winner_idx on game.round (finished_at desc) where status = 'finished' and payout > stake;

create table game.transaction (
  id uuid not null,
  provider text not null,
  account_id uuid not null,
  -- The provider's id: unique per player account, since two players may be given the same one.
  provider_transaction_id text not null,
  kind text not null,
  round_id uuid,
  amount bigint not null,
  -- A bet that is `refused` was rolled back before it came: it is remembered, so that the late bet changes nothing.
  status text not null,
  created_at timestamptz not null,
  constraint transaction_id_pkey primary key (id),
  constraint transaction_provider_account_id_provider_transaction_id_key unique (provider, account_id, provider_transaction_id),
  constraint transaction_kind_check check (kind in ('bet', 'win', 'rollback')),
  constraint transaction_status_check check (status in ('accepted', 'rolled-back', 'refused')),
  constraint transaction_amount_check check (amount >= 0),
  constraint transaction_round_id_fkey foreign key (round_id) references game.round (id)
);
create index transaction_round_id_idx on game.transaction (round_id);
