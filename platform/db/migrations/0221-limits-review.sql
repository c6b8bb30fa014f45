-- When a player was last reminded to look at limits and spending. (platform/modules/player/limits-review)

create table player.limits_review (
  player_id uuid not null,
  reminded_at timestamptz not null,
  constraint limits_review_player_id_pkey primary key (player_id),
  constraint limits_review_player_id_fkey foreign key (player_id) references player.player (id)
);
