-- Rule 4: what runners that were withdrawn take off the winnings of bets that were taken before.
alter table sportsbook.market
  -- [{before, share}], the oldest first.
  add column deductions jsonb not null default '[]';
