-- Wrong tries of others than who asked for the code are counted apart, so that nobody else uses up the owner's.
alter table player.one_time_code add column stranger_tries smallint not null default 0;
