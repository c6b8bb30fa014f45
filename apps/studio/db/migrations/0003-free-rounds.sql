-- Rounds that a casino has given to a player: they are played with its stake, and cost the player nothing.

create table studio.free_issue (
  -- The casino's: the same issue twice is one.
  id text constraint free_issue_id_pkey primary key,
  player_id text not null,
  currency text not null,
  game text not null,
  quantity integer not null constraint free_issue_quantity_check check (quantity > 0),
  stake numeric(38, 0) not null constraint free_issue_stake_check check (stake > 0),
  valid_from timestamptz not null,
  valid_until timestamptz not null,
  -- When the casino took it back, or would take no more of its rounds.
  cancelled_at timestamptz,
  created_at timestamptz not null
);
create index free_issue_player_id_idx on studio.free_issue (player_id, game, currency, valid_until) where cancelled_at is null;

alter table studio.round
  add column free_issue_id text constraint round_free_issue_id_fkey references studio.free_issue (id),
  -- Which round of the issue it is, from 1.
  add column free_index integer,
  add constraint round_free_index_check check ((free_index is null) = (free_issue_id is null) and free_index > 0);
-- Each once; a round whose bet did not count leaves its place to another.
create unique index round_free_issue_id_free_index_key on studio.round (free_issue_id, free_index)
  where state not in ('refused', 'returned');
