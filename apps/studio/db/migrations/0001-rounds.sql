-- Sessions in a frame, the seeds that decide rounds, and the rounds. Amounts are whole minor units of the session's currency.

create table studio.session (
  -- Unguessable: whoever knows it plays this session.
  id text constraint session_id_pkey primary key,
  game text not null,
  mode text not null constraint session_mode_check check (mode in ('real', 'demo')),
  -- The platform's game session token; the studio signs its calls for it.
  token text,
  player_id text,
  -- Masked by the platform, as strangers may see it.
  nickname text,
  currency text,
  exponent smallint not null,
  locale text not null,
  lobby_url text,
  parent_origin text not null,
  -- Pretend credits, demo sessions only.
  demo_balance numeric(38, 0) constraint session_demo_balance_check check (demo_balance >= 0),
  created_at timestamptz not null,
  constraint session_mode_fields_check check (
    case mode
      when 'real' then token is not null and player_id is not null and currency is not null and demo_balance is null
      else token is null and player_id is null and currency is null and demo_balance is not null
    end
  )
);
create index session_demo_created_at_idx on studio.session (created_at) where mode = 'demo';

-- Fairness by commitment: the hash of a pair's server seed is shown before its first round, the seed itself when the pair is retired.
create table studio.seed (
  id uuid constraint seed_id_pkey primary key,
  -- Whose rounds it decides: those of a player in every game, or of one demo session.
  player_id text,
  session_id text constraint seed_session_id_fkey references studio.session (id) on delete cascade,
  server_seed text not null,
  client_seed text not null,
  -- Each round takes the next one, with its row: none is left out, and none is taken twice.
  next_nonce integer not null default 0,
  created_at timestamptz not null,
  retired_at timestamptz,
  constraint seed_owner_check check (num_nonnulls(player_id, session_id) = 1)
);
create unique index seed_player_id_key on studio.seed (player_id) where retired_at is null;
create unique index seed_session_id_key on studio.seed (session_id) where retired_at is null;
create index seed_player_id_created_at_idx on studio.seed (player_id, created_at);

create table studio.round (
  -- The round id on the wire; the transaction ids of its money calls derive from it.
  id uuid constraint round_id_pkey primary key,
  session_id text not null constraint round_session_id_fkey references studio.session (id) on delete cascade,
  -- The browser's key of this spin: the same key never plays twice.
  request_id uuid not null,
  game text not null,
  rules_version text not null,
  player_id text,
  currency text,
  stake numeric(38, 0) not null constraint round_stake_check check (stake > 0),
  seed_id uuid constraint round_seed_id_fkey references studio.seed (id) on delete cascade,
  nonce integer,
  -- What was chosen with the bet; null for games that offer no choice.
  choice jsonb,
  steps jsonb not null default '[]',
  -- created: the bet may be under way. playing: paid, and the player is to take a step. drawn: decided, the win is owed.
  -- returning: the bet's fate is unknown, a rollback is owed. refused, returned, settled: closed.
  state text not null constraint round_state_check
    check (state in ('created', 'refused', 'returning', 'returned', 'playing', 'drawn', 'settled')),
  refusal_code integer,
  outcome jsonb,
  win numeric(38, 0) constraint round_win_check check (win >= 0),
  balance_after_bet numeric(38, 0),
  balance_after numeric(38, 0),
  attempts integer not null default 0,
  -- When the next call is due; of a round that waits for a step, when nobody waits for it any longer.
  next_attempt_at timestamptz,
  created_at timestamptz not null,
  closed_at timestamptz,
  -- When the player's browser had shown the round to its end.
  seen_at timestamptz,
  constraint round_session_id_request_id_key unique (session_id, request_id),
  constraint round_seed_id_nonce_key unique (seed_id, nonce),
  constraint round_outcome_check check ((state in ('playing', 'drawn', 'settled')) = (outcome is not null)),
  constraint round_win_known_check check ((state in ('drawn', 'settled')) = (win is not null)),
  constraint round_next_attempt_at_check
    check ((state in ('created', 'returning', 'playing', 'drawn')) = (next_attempt_at is not null))
);
-- One round at a time: of a player in each game and currency, and of a demo session.
create unique index round_player_id_open_key on studio.round (player_id, game, currency)
  where state in ('created', 'returning', 'playing', 'drawn');
create unique index round_session_id_open_key on studio.round (session_id)
  where state in ('created', 'returning', 'playing', 'drawn');
create index round_next_attempt_at_idx on studio.round (next_attempt_at) where next_attempt_at is not null;
create index round_player_id_unseen_idx on studio.round (player_id, game) where seen_at is null and state <> 'refused';
