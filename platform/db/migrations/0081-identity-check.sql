-- What the identity-check provider says of a player: the newest of its events.

create table player.identity_check (
  player_id uuid not null,
  status smallint not null,
  -- By the provider's own clock: an older event that comes later changes nothing.
  event_at timestamptz not null,
  constraint identity_check_player_id_pkey primary key (player_id),
  constraint identity_check_player_id_fkey foreign key (player_id) references player.player (id),
  constraint identity_check_status_check check (status in (0, 1, 2, 3))
);
