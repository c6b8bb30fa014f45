-- A builder is a leg of any bet: its parts are rows of their own, and the bet has a price for each of its builders.
alter table sportsbook.bet
  -- What the parts of each builder pay together, by its number.
  add column builder_prices text[] not null default '{}';
alter table sportsbook.leg
  -- Of which builder it is a part; null of a leg of its own.
  add column builder smallint,
  add constraint leg_builder_check check (builder >= 0);
update sportsbook.leg l set builder = 0 from sportsbook.bet b where b.id = l.bet_id and b.builder_price is not null;
update sportsbook.bet set builder_prices = array[builder_price] where builder_price is not null;
alter table sportsbook.bet drop column builder_price;
