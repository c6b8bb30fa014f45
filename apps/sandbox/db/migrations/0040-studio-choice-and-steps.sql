-- Rounds in which the player chooses: what was chosen with the bet, and every step since.

alter table sandbox.studio_round
  add column currency text,
  -- Null for games that offer no choice.
  add column choice jsonb,
  add column steps jsonb not null default '[]';

update sandbox.studio_round r set currency = s.currency from sandbox.studio_session s where s.id = r.session_id;
update sandbox.studio_round set outcome = outcome || '{"isOver": true}' where outcome is not null;

-- playing: paid, and the player is to take a step; next_attempt_at is when nobody waits for it any longer.
alter table sandbox.studio_round
  drop constraint studio_round_state_check,
  drop constraint studio_round_outcome_check,
  drop constraint studio_round_next_attempt_at_check,
  add constraint studio_round_state_check
    check (state in ('created', 'refused', 'returning', 'returned', 'playing', 'drawn', 'settled')),
  add constraint studio_round_outcome_check check ((state in ('playing', 'drawn', 'settled')) = (outcome is not null)),
  add constraint studio_round_win_known_check check ((state in ('drawn', 'settled')) = (win is not null)),
  add constraint studio_round_next_attempt_at_check
    check ((state in ('created', 'returning', 'playing', 'drawn')) = (next_attempt_at is not null));

-- One round at a time: of a player in each game and currency, and of a demo session.
drop index sandbox.studio_round_session_id_open_key;
create unique index studio_round_player_id_open_key on sandbox.studio_round (player_id, game, currency)
  where state in ('created', 'returning', 'playing', 'drawn');
create unique index studio_round_session_id_open_key on sandbox.studio_round (session_id)
  where state in ('created', 'returning', 'playing', 'drawn');
