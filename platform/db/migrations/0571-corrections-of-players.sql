-- Corrections of what a player can no longer change: one person asks for it, another decides. (platform/modules/player/correction)
create table player.correction (
  id uuid not null,
  player_id uuid not null,
  -- By field of the profile: what it was when somebody asked, and what it shall be.
  former jsonb not null,
  changes jsonb not null,
  reason text not null,
  asked_by text not null,
  created_at timestamptz not null,
  status text not null default 'waiting',
  decided_by text,
  decided_at timestamptz,
  constraint correction_id_pkey primary key (id),
  constraint correction_player_id_fkey foreign key (player_id) references player.player (id),
  constraint correction_status_check check (status in ('waiting', 'approved', 'refused')),
  constraint correction_decided_at_check check (num_nonnulls(decided_by, decided_at) = case status when 'waiting' then 0 else 2 end),
  -- Nobody approves what he has asked for, whoever writes the row.
  constraint correction_decided_by_check
    check (lower(regexp_replace(decided_by, '\s', '', 'g')) <> lower(regexp_replace(asked_by, '\s', '', 'g')))
);
create index correction_waiting_idx on player.correction (created_at) where status = 'waiting';
create index correction_player_id_idx on player.correction (player_id);
