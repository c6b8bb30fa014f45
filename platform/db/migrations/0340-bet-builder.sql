-- A bet on several outcomes of one event as one, at a price of its own: its legs are the parts of that one bet.
alter table sportsbook.bet
  -- What all parts pay together; null of any other bet.
  add column builder_price text,
  add constraint bet_builder_price_check check (builder_price is null or sizes = '{1}');
