-- The feed of winners is of games: bets that are settled by the thousand when a match ends are not read past.
drop index game.round_winner_idx;
create index round_winner_idx on game.round (finished_at desc)
  where status = 'finished' and payout > stake and game_id <> '019a0000-0000-7000-8000-000000000002';
drop index game.round_winner_country_idx;
create index round_winner_country_idx on game.round (country, finished_at desc)
  where status = 'finished' and payout > stake and game_id <> '019a0000-0000-7000-8000-000000000002';
