-- What is offered for bets, as the data feed says it. Told in platform/modules/sportsbook/README.md.

create schema sportsbook;

-- Who sends messages, and how far we have followed. Its lock makes messages apply one after another.
create table sportsbook.producer (
  name text not null,
  sequence bigint not null default 0,
  alive_at timestamptz,
  -- Counts its outages: a market whose prices are from an earlier one is closed.
  epoch integer not null default 1,
  down_since timestamptz,
  gap_since timestamptz,
  -- The recovery that ends the outage, and when it was last asked for.
  request_id uuid,
  requested_at timestamptz,
  constraint producer_name_pkey primary key (name),
  constraint producer_request_id_check check ((request_id is null) = (down_since is null))
);

create table sportsbook.event (
  id text not null,
  sport text not null,
  category text not null,
  tournament text not null,
  competitors text[] not null,
  starts_at timestamptz not null,
  is_simulated boolean not null,
  status text not null,
  score jsonb,
  -- Counts its changes.
  version bigint not null,
  -- What a search looks through.
  search text not null,
  constraint event_id_pkey primary key (id),
  constraint event_status_check check (status in ('not_started', 'live', 'suspended', 'ended', 'closed', 'cancelled', 'delayed', 'interrupted',
    'postponed', 'abandoned'))
);
create index event_open_idx on sportsbook.event (starts_at, id) where status in ('not_started', 'live', 'suspended', 'delayed', 'interrupted');

create table sportsbook.market (
  event_id text not null,
  market text not null,
  specifiers text not null,
  status text not null,
  is_cash_out_open boolean not null,
  producer text not null,
  epoch integer not null,
  version bigint not null,
  position integer not null,
  -- Bets that were taken between these times are void: {from, to, reason}.
  voids jsonb not null default '[]',
  constraint market_event_id_market_specifiers_pkey primary key (event_id, market, specifiers),
  constraint market_event_id_fkey foreign key (event_id) references sportsbook.event (id),
  constraint market_producer_fkey foreign key (producer) references sportsbook.producer (name),
  constraint market_status_check check (status in ('active', 'inactive', 'suspended', 'handed_over', 'settled', 'cancelled'))
);

create table sportsbook.outcome (
  id uuid not null,
  event_id text not null,
  market text not null,
  specifiers text not null,
  outcome text not null,
  position integer not null,
  price text not null,
  is_active boolean not null,
  -- How likely each end is, for cash-outs; null where the feed does not say.
  chances jsonb,
  -- The event's version when the price came.
  version bigint not null,
  -- {isWon, voidFactor, deadHeatFactor, deduction, reason, certainty}; null while nothing is decided.
  result jsonb,
  constraint outcome_id_pkey primary key (id),
  constraint outcome_event_id_market_specifiers_outcome_key unique (event_id, market, specifiers, outcome),
  constraint outcome_event_id_market_specifiers_fkey foreign key (event_id, market, specifiers) references sportsbook.market (event_id, market, specifiers)
) with (fillfactor = 80); -- room for the next price on its own page

-- Every price that could be taken, and the message that brought it.
create table sportsbook.price_log (
  outcome_id uuid not null,
  version bigint not null,
  price text not null,
  producer text not null,
  sequence bigint not null,
  at timestamptz not null,
  constraint price_log_outcome_id_version_pkey primary key (outcome_id, version)
);

create function sportsbook.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% of %.% is refused: prices are only ever added to', lower(tg_op), tg_table_schema, tg_table_name
    using errcode = 'restrict_violation', schema = tg_table_schema, table = tg_table_name;
end $$;
create trigger price_log_append_only before update or delete or truncate on sportsbook.price_log
  for each statement execute function sportsbook.refuse_change();
