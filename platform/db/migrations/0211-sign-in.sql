-- When players last signed in, and before that: sessions are forgotten after ninety days. (platform/modules/player/session)

create table player.sign_in (
  player_id uuid not null,
  at timestamptz not null,
  previous_at timestamptz,
  -- When its player was told that the account is dormant.
  told_at timestamptz,
  constraint sign_in_player_id_pkey primary key (player_id),
  constraint sign_in_player_id_fkey foreign key (player_id) references player.player (id)
);
create index sign_in_dormant_idx on player.sign_in (at) where told_at is null;

insert into player.sign_in (player_id, at)
select id, coalesce((select max(created_at) from player.session where player_id = player.id), created_at) from player.player;
