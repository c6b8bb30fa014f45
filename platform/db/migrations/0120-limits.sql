-- Limits that players set themselves. (Named in the plural: LIMIT is a word of SQL.)

create schema limits;

create table limits.cash_limit (
  id uuid not null,
  player_id uuid not null,
  -- 1 bet, 2 loss, 3 deposit
  definition smallint not null,
  period text not null,
  currency text not null,
  exponent smallint not null,
  amount bigint not null,
  -- What takes its place from next_at on; with next_at alone the limit ends then.
  next_amount bigint,
  next_at timestamptz,
  started_at timestamptz not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint cash_limit_id_pkey primary key (id),
  constraint cash_limit_player_id_definition_period_currency_key unique (player_id, definition, period, currency),
  constraint cash_limit_definition_check check (definition between 1 and 3),
  constraint cash_limit_period_check check (period in ('daily', 'weekly', 'monthly')),
  constraint cash_limit_amount_check check (amount >= 0 and next_amount >= 0),
  constraint cash_limit_next_check check (next_at is not null or next_amount is null)
);
