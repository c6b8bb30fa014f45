-- The most that a round of this launch may pay by the rules of the day, in minor units of its account; null for no such rule.
alter table game.session add column max_win bigint;
-- What a round won beyond that and is held: neither paid nor refused yet.
alter table game.round add column held bigint not null default 0;
alter table game.round add constraint round_held_check check (held >= 0);
