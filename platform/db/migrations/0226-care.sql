-- Markers of harm and what was done about them. Told in platform/modules/care/README.md.

create schema care;

-- What the last look at a player's deposits and play found; one row a player who showed any marker.
create table care.assessment (
  player_id uuid not null,
  score integer not null,
  markers text[] not null,
  assessed_at timestamptz not null,
  constraint assessment_player_id_pkey primary key (player_id),
  constraint assessment_score_check check (score >= 0)
);

-- A step of the ladder: a message, a call, a limit proposed, a break. It stays, with its reasons and what came of it.
create table care.step (
  id uuid not null,
  player_id uuid not null,
  kind text not null,
  score integer not null,
  markers text[] not null,
  created_at timestamptz not null,
  outcome text,
  note text not null default '',
  ended_by text,
  ended_at timestamptz,
  constraint step_id_pkey primary key (id),
  constraint step_kind_check check (kind in ('message', 'call', 'limit', 'break')),
  constraint step_outcome_check check (outcome in ('eased', 'unchanged', 'reached', 'not-reached', 'limit-set', 'break-taken', 'declined', 'no-need')),
  constraint step_ended_at_check check (num_nonnulls(outcome, ended_by, ended_at) in (0, 3))
);
create index step_player_id_idx on care.step (player_id, created_at desc);
-- One thing at a time: the next step waits for the outcome of this one.
create unique index step_open_key on care.step (player_id) where outcome is null;
create index step_waiting_idx on care.step (created_at) where outcome is null;
