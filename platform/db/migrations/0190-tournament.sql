-- Tournaments: editions, who takes part, places and prizes. (platform/modules/retention/README.md)

create table retention.tournament (
  id uuid not null,
  -- Of the series, and of its content page: each edition has the same.
  identity text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  -- As they were when the edition was made.
  terms jsonb not null,
  -- As they were last ranked, at most every two seconds: the first hundred, and how many there are.
  leaders jsonb not null default '[]',
  entries integer not null default 0,
  -- When the final ranking was made; nothing of it changes any more.
  finished_at timestamptz,
  created_at timestamptz not null,
  constraint tournament_id_pkey primary key (id),
  constraint tournament_identity_key unique (identity, starts_at),
  constraint tournament_ends_at_check check (ends_at > starts_at)
);
create index tournament_open_idx on retention.tournament (ends_at) where finished_at is null;

create table retention.tournament_entry (
  id uuid not null,
  tournament_id uuid not null,
  player_id uuid not null,
  -- That of the last round that counted: a prize in money goes there.
  account_id uuid,
  -- Masked.
  nickname text,
  -- Of the stand-in crowd of a demo; never paid.
  is_house boolean not null default false,
  -- Hundredths of a point.
  points bigint not null default 0,
  rounds integer not null default 0,
  -- When it got to these points: of equal ones the first is ahead.
  reached_at timestamptz not null,
  -- Excluded or blocked: it is in no ranking.
  is_frozen boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint tournament_entry_id_pkey primary key (id),
  constraint tournament_entry_player_key unique (tournament_id, player_id),
  constraint tournament_entry_tournament_id_fkey foreign key (tournament_id) references retention.tournament (id),
  constraint tournament_entry_points_check check (points >= 0 and rounds >= 0)
) with (fillfactor = 70); -- points change with each round, without an index on them
create index tournament_entry_player_id_idx on retention.tournament_entry (player_id);

-- Each entry's place as it was last ranked. Without an index on the places: most of them change with every ranking.
create table retention.tournament_standing (
  tournament_id uuid not null,
  player_id uuid not null,
  place integer not null,
  points bigint not null,
  constraint tournament_standing_pkey primary key (tournament_id, player_id)
) with (fillfactor = 70);

create table retention.tournament_prize (
  tournament_id uuid not null,
  place integer not null,
  player_id uuid not null,
  account_id uuid,
  nickname text,
  points bigint not null,
  entered_at timestamptz not null,
  reached_at timestamptz not null,
  -- Null until it is paid, once; of the stand-in crowd it says when nothing was paid.
  paid_at timestamptz,
  constraint tournament_prize_pkey primary key (tournament_id, place),
  constraint tournament_prize_tournament_id_fkey foreign key (tournament_id) references retention.tournament (id)
);
create index tournament_prize_unpaid_idx on retention.tournament_prize (tournament_id) where paid_at is null;
