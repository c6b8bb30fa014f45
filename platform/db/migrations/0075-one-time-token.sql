-- Secrets that are handed out once and taken once: to set a new password, to sign in by a link.

create table player.one_time_token (
  -- A hash of the secret: who reads the database can use none of them.
  token_hash bytea not null,
  player_id uuid not null,
  purpose text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  constraint one_time_token_token_hash_pkey primary key (token_hash),
  constraint one_time_token_player_id_fkey foreign key (player_id) references player.player (id),
  constraint one_time_token_purpose_check check (purpose in ('reset', 'login'))
);
create index one_time_token_player_id_idx on player.one_time_token (player_id);
create index one_time_token_expires_at_idx on player.one_time_token (expires_at);
