-- Quests and tournaments that an operator publishes beside those of the brand folder, and stops.
alter table retention.quest
  -- A start withdraws what its brand no longer states; what an operator published stays.
  add column origin text not null default 'brand' constraint quest_origin_check check (origin in ('brand', 'operator')),
  -- An operator has: a start does not offer it again.
  add column stopped_at timestamptz;
alter table retention.tournament
  -- Only what an operator made can be taken back: a series makes its editions again.
  add column origin text not null default 'brand' constraint tournament_origin_check check (origin in ('brand', 'operator'));
