-- The stand-in studio: frame sessions and rounds. Amounts are whole minor units of the session's currency.

create table sandbox.studio_session (
  -- Unguessable: whoever knows it plays this session.
  id text constraint studio_session_id_pkey primary key,
  game text not null,
  mode text not null constraint studio_session_mode_check check (mode in ('real', 'demo')),
  -- The platform's game session token; the studio signs its calls for it.
  token text,
  player_id text,
  currency text,
  exponent smallint not null,
  locale text not null,
  lobby_url text,
  parent_origin text not null,
  -- Pretend credits, demo sessions only.
  demo_balance numeric(38, 0) constraint studio_session_demo_balance_check check (demo_balance >= 0),
  created_at timestamptz not null,
  constraint studio_session_mode_fields_check check (
    case mode
      when 'real' then token is not null and player_id is not null and currency is not null and demo_balance is null
      else token is null and player_id is null and currency is null and demo_balance is not null
    end
  )
);

create index studio_session_demo_created_at_idx on sandbox.studio_session (created_at) where mode = 'demo';

create table sandbox.studio_round (
  -- The round id on the wire; the transaction ids of its money calls derive from it.
  id uuid constraint studio_round_id_pkey primary key,
  session_id text not null constraint studio_round_session_id_fkey references sandbox.studio_session (id) on delete cascade,
  -- The browser's key of this spin: the same key never plays twice.
  request_id uuid not null,
  game text not null,
  rules_version text not null,
  player_id text,
  stake numeric(38, 0) not null constraint studio_round_stake_check check (stake > 0),
  -- created: the bet may be under way. drawn: paid and decided, the win is owed. returning: the bet's fate is unknown,
  -- a rollback is owed. refused, returned, settled: closed.
  state text not null constraint studio_round_state_check
    check (state in ('created', 'refused', 'returning', 'returned', 'drawn', 'settled')),
  refusal_code integer,
  outcome jsonb,
  win numeric(38, 0) constraint studio_round_win_check check (win >= 0),
  balance_after_bet numeric(38, 0),
  balance_after numeric(38, 0),
  attempts integer not null default 0,
  next_attempt_at timestamptz,
  created_at timestamptz not null,
  closed_at timestamptz,
  -- When the player's browser had shown the round to its end.
  seen_at timestamptz,
  constraint studio_round_session_id_request_id_key unique (session_id, request_id),
  constraint studio_round_outcome_check check ((state in ('drawn', 'settled')) = (outcome is not null and win is not null)),
  constraint studio_round_next_attempt_at_check check ((state in ('created', 'returning', 'drawn')) = (next_attempt_at is not null))
);

-- One round at a time in a session.
create unique index studio_round_session_id_open_key on sandbox.studio_round (session_id)
  where state in ('created', 'returning', 'drawn');
create index studio_round_next_attempt_at_idx on sandbox.studio_round (next_attempt_at) where next_attempt_at is not null;
create index studio_round_player_id_unseen_idx on sandbox.studio_round (player_id, game)
  where seen_at is null and state <> 'refused';
