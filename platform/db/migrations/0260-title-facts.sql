-- What lists sort and compare games by. The figures are the provider's own, as it stated them last; null where it states none.

alter table game.game
  add column tags text[] not null default '{}',
  -- Percent of the stakes: the least and, where the player's choice decides, the most that the game returns.
  add column rtp numeric(7, 4),
  add column highest_rtp numeric(7, 4),
  -- The most that one round can pay, in stakes.
  add column max_win numeric(12, 2);

-- No list shows what nobody serves.
drop index game.game_order_idx;
create index game_score_idx on game.game (score desc, identity) where is_enabled and launch_provider is not null;
create index game_released_at_idx on game.game (released_at desc, identity) where is_enabled and launch_provider is not null;
create index game_rtp_idx on game.game (rtp desc nulls last, identity) where is_enabled and launch_provider is not null;
create index game_type_idx on game.game (type) where is_enabled and launch_provider is not null;
