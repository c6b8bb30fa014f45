-- The highest stake of a launch by the rules of the day, in minor units of its account; null for none. And what a session has come to.
alter table game.session add column max_stake bigint;
create index round_session_id_idx on game.round (session_id);
