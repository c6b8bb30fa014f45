-- A step may stake more, as a double or a split does: further bets of the same round.

alter table studio.round
  -- All that was staked in the round, where that is more than its stake.
  add column staked numeric(38, 0) constraint round_staked_check check (staked > stake),
  -- How many raises were begun: each has a bet of its own, whose id its number makes.
  add column raises integer not null default 0;

-- raising: the bet of a raise may be under way. lowering: its fate is unknown, its rollback is owed; the round then goes on without it.
alter table studio.round drop constraint round_state_check;
alter table studio.round add constraint round_state_check
  check (state in ('created', 'refused', 'returning', 'returned', 'playing', 'raising', 'lowering', 'drawn', 'settled'));
alter table studio.round drop constraint round_outcome_check;
alter table studio.round add constraint round_outcome_check
  check ((state in ('playing', 'raising', 'lowering', 'drawn', 'settled')) = (outcome is not null));
alter table studio.round drop constraint round_next_attempt_at_check;
alter table studio.round add constraint round_next_attempt_at_check
  check ((state in ('created', 'returning', 'playing', 'raising', 'lowering', 'drawn')) = (next_attempt_at is not null));
drop index studio.round_player_id_open_key;
create unique index round_player_id_open_key on studio.round (player_id, game, currency)
  where state in ('created', 'returning', 'playing', 'raising', 'lowering', 'drawn');
drop index studio.round_session_id_open_key;
create unique index round_session_id_open_key on studio.round (session_id)
  where state in ('created', 'returning', 'playing', 'raising', 'lowering', 'drawn');
