-- Sports bets. A bet is a round of the sportsbook's game too (same id), so that limits, lists and results count it as any play.

create table sportsbook.bet (
  id uuid not null,
  player_id uuid not null,
  account_id uuid not null,
  currency text not null,
  exponent smallint not null,
  unit_stake bigint not null,
  sizes integer[] not null,
  stake bigint not null,
  -- What it pays at most: what the cap on payouts counts.
  most_payout bigint not null,
  price_policy text not null,
  -- requested: held while a live bet's delay runs.
  state text not null,
  -- Of a requested bet when its delay ends, of others when it was taken or refused.
  decided_at timestamptz not null,
  rejection text,
  -- What the books say: stake that is no longer open, and what was given for it; what of it was taken back and could not be (owed).
  closed bigint not null default 0,
  paid bigint not null default 0,
  owed bigint not null default 0,
  revision integer not null default 0,
  status smallint not null,
  -- Its stake counts as staked (not while it is given back), and its end was told once.
  is_counted boolean not null default true,
  is_told boolean not null default false,
  created_at timestamptz not null,
  constraint bet_id_pkey primary key (id),
  constraint bet_state_check check (state in ('requested', 'open', 'settled', 'rejected')),
  constraint bet_price_policy_check check (price_policy in ('none', 'higher', 'any')),
  constraint bet_status_check check (status between 1 and 5),
  constraint bet_closed_check check (closed between 0 and stake),
  constraint bet_paid_check check (paid >= 0),
  constraint bet_owed_check check (owed >= 0),
  constraint bet_rejection_check check ((rejection is null) = (state <> 'rejected'))
);
create index bet_player_id_idx on sportsbook.bet (player_id, id desc);
create index bet_open_idx on sportsbook.bet (player_id, id desc) where state in ('requested', 'open');
create index bet_owed_idx on sportsbook.bet (account_id) where owed > 0;
create index bet_requested_idx on sportsbook.bet (decided_at) where state = 'requested';

create table sportsbook.leg (
  bet_id uuid not null,
  position integer not null,
  outcome_id uuid not null,
  event_id text not null,
  price text not null,
  -- Under which the log of prices has it.
  version bigint not null,
  is_live boolean not null,
  -- The score when the bet was asked for: another one before a live bet is decided refuses it.
  score jsonb,
  constraint leg_bet_id_position_pkey primary key (bet_id, position),
  constraint leg_bet_id_fkey foreign key (bet_id) references sportsbook.bet (id),
  constraint leg_outcome_id_fkey foreign key (outcome_id) references sportsbook.outcome (id)
);
create index leg_event_id_idx on sportsbook.leg (event_id, bet_id);

create table sportsbook.quote (
  id uuid not null,
  bet_id uuid not null,
  stake bigint not null,
  amount bigint not null,
  -- What it was computed from: the bet's revision and the versions of its markets.
  basis text not null,
  expires_at timestamptz not null,
  constraint quote_id_pkey primary key (id),
  constraint quote_bet_id_fkey foreign key (bet_id) references sportsbook.bet (id)
);
create index quote_expires_at_idx on sportsbook.quote (expires_at);

-- Final, whatever becomes of the results.
create table sportsbook.cash_out (
  quote_id uuid not null,
  bet_id uuid not null,
  stake bigint not null,
  amount bigint not null,
  created_at timestamptz not null,
  constraint cash_out_quote_id_pkey primary key (quote_id),
  constraint cash_out_bet_id_fkey foreign key (bet_id) references sportsbook.bet (id),
  constraint cash_out_stake_check check (stake > 0),
  constraint cash_out_amount_check check (amount >= 0)
);
create index cash_out_bet_id_idx on sportsbook.cash_out (bet_id);
