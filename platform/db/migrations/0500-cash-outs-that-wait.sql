-- Cash-outs of bets on live events, which wait for the delay of their sport: kept for good, also those that were refused.
create table sportsbook.cash_out_request (
  quote_id uuid not null,
  bet_id uuid not null,
  stake bigint not null,
  amount bigint not null,
  -- How bet and contests stood when it was asked for: otherwise before the decision, it is refused.
  standing text not null,
  state text not null,
  asked_at timestamptz not null,
  -- When it is decided, or was.
  decided_at timestamptz not null,
  -- The name of the error that it was refused with.
  rejection text,
  constraint cash_out_request_quote_id_pkey primary key (quote_id),
  constraint cash_out_request_bet_id_fkey foreign key (bet_id) references sportsbook.bet (id),
  constraint cash_out_request_stake_check check (stake > 0),
  constraint cash_out_request_amount_check check (amount > 0),
  constraint cash_out_request_state_check check (state in ('waiting', 'taken', 'refused')),
  constraint cash_out_request_rejection_check check ((rejection is not null) = (state = 'refused'))
);
create index cash_out_request_bet_id_idx on sportsbook.cash_out_request (bet_id);
-- One at a time of each bet.
create unique index cash_out_request_waiting_idx on sportsbook.cash_out_request (bet_id) where state = 'waiting';
create index cash_out_request_decided_at_idx on sportsbook.cash_out_request (decided_at) where state = 'waiting';
