-- Messages of the house to single players.

create schema notification;

create table notification.message (
  id uuid not null,
  player_id uuid not null,
  content jsonb not null,
  read_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint message_id_pkey primary key (id)
);
create index message_player_id_idx on notification.message (player_id, created_at desc, id desc);
create index message_unread_idx on notification.message (player_id) where read_at is null;
