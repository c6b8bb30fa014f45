-- When the feed said for the first time that an event runs, or how something of it ended: an event may begin before its fixture says. Null until
-- then; of events that run already it is said with their next message.
alter table sportsbook.event add column began_at timestamptz;
