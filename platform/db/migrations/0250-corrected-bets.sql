-- When the money of a settled bet was last changed by a correction of its results: players are told why a sum has moved.
alter table sportsbook.bet add column corrected_at timestamptz;
