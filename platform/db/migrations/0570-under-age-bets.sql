-- Bets of somebody who turned out to be under age are void as well.
alter table sportsbook.bet drop constraint bet_voided_for_check,
  add constraint bet_voided_for_check check (voided_for in ('selfExcluded', 'underAge'));
