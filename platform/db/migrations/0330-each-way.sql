-- Bets each way: as much again on a place, at a share of the odds, settled by an outcome of its own.
alter table sportsbook.market
  -- {places, fraction}; null where no bets are taken each way.
  add column each_way jsonb;
alter table sportsbook.leg
  add column place_outcome_id uuid,
  -- The terms that were taken.
  add column each_way jsonb,
  add constraint leg_place_outcome_id_fkey foreign key (place_outcome_id) references sportsbook.outcome (id),
  add constraint leg_each_way_check check ((place_outcome_id is null) = (each_way is null));
