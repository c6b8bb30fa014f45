-- A player's sports bets, the taken back ones included. The id is the sportsbook's, of 0137.
create index round_bet_idx on game.round (player_id, created_at desc, id desc) where game_id = '019a0000-0000-7000-8000-000000000002';
