-- Each withdrawal asks when one of its player was last noticed.
create index withdrawal_review_player_idx on risk.withdrawal_review (player_id, created_at);
