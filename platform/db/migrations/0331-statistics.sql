-- What a feed counts of an event beside its score: [{kind, home, away}].
alter table sportsbook.event add column statistics jsonb not null default '[]';
