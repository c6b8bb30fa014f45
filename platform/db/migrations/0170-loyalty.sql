-- Loyalty: points that players earn with own money, and the levels that they reach. (platform/modules/retention/README.md)

create schema retention;

create table retention.loyalty_account (
  id uuid not null,
  player_id uuid not null,
  points bigint not null default 0,
  -- What was staked since the last whole point, times its rate: less than what one point costs.
  remainder bigint not null default 0,
  -- The order of the level, from 1.
  level smallint not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint loyalty_account_id_pkey primary key (id),
  constraint loyalty_account_player_id_key unique (player_id),
  constraint loyalty_account_points_check check (points >= 0 and remainder >= 0 and level >= 1)
) with (fillfactor = 80); -- points change with each round

-- When which level was reached.
create table retention.level_change (
  id uuid not null,
  player_id uuid not null,
  from_level smallint not null,
  to_level smallint not null,
  points bigint not null,
  created_at timestamptz not null,
  constraint level_change_id_pkey primary key (id),
  constraint level_change_to_level_check check (to_level <> from_level)
);
create index level_change_player_id_idx on retention.level_change (player_id, created_at desc);
