-- What the operator asks of bets beside the house's rules. (docs/guides/run-the-book.md)

-- The most that one bet may win with a leg there; `*` is any market, any line of it. The least of all that fit holds.
create table sportsbook.win_limit (
  event_id text not null,
  market text not null,
  specifiers text not null,
  -- In main units of the currency of the house's rules.
  most_win numeric not null,
  reason text not null,
  set_by text not null,
  set_at timestamptz not null,
  constraint win_limit_event_id_market_specifiers_pkey primary key (event_id, market, specifiers),
  constraint win_limit_event_id_fkey foreign key (event_id) references sportsbook.event (id),
  constraint win_limit_specifiers_check check (market <> '*' or specifiers = '*'),
  constraint win_limit_most_win_check check (most_win >= 0)
);

-- What the limits on one bet's win are multiplied by for a player; 1 for whoever is not here.
create table sportsbook.stake_factor (
  player_id uuid not null,
  factor numeric not null,
  reason text not null,
  set_by text not null,
  set_at timestamptz not null,
  constraint stake_factor_player_id_pkey primary key (player_id),
  constraint stake_factor_factor_check check (factor between 0.01 and 10)
);
