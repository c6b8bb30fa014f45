-- A bet that the house has made void, whatever its results: its player excluded himself before any of its events had begun.
alter table sportsbook.bet add column voided_for text,
  add constraint bet_voided_for_check check (voided_for in ('selfExcluded'));
