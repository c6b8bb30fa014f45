-- Patterns of bets that a person should look at. Signals: nothing follows from them by itself. Each once for what it is about: a month, or a line of a market.
create table sportsbook.review (
  id uuid not null,
  pattern text not null,
  player_id uuid not null,
  subject text not null,
  facts jsonb not null,
  found_at timestamptz not null,
  closed_at timestamptz,
  closed_by text,
  reason text,
  constraint review_id_pkey primary key (id),
  constraint review_pattern_player_id_subject_key unique (pattern, player_id, subject),
  constraint review_pattern_check
    check (pattern in ('price-beaten', 'closing-line', 'cash-out-timing', 'both-sides', 'linked-same', 'linked-opposite')),
  constraint review_closed_check check ((closed_at is null) = (closed_by is null) and (closed_at is null) = (reason is null))
);
create index review_open_idx on sportsbook.review (found_at) where closed_at is null;
