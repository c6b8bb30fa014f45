-- Producers may speak of one event, one after the other: what the later one has said holds, in whatever order their messages arrive.
alter table sportsbook.event add column stated_by text, add column stated_at timestamptz;
alter table sportsbook.market add column stated_at timestamptz not null default '1970-01-01T00:00:00Z';
