-- Breaks that players take, and players who may use one product only. Told in platform/modules/limit/README.md.

create table limits.cooling_off (
  id uuid not null,
  player_id uuid not null,
  period text not null,
  started_at timestamptz not null,
  ends_at timestamptz not null,
  constraint cooling_off_player_id_pkey primary key (player_id),
  constraint cooling_off_ends_at_check check (ends_at > started_at)
);

create table limits.product_restriction (
  player_id uuid not null,
  -- The only one that is open to him.
  product text not null,
  created_at timestamptz not null,
  constraint product_restriction_player_id_pkey primary key (player_id),
  constraint product_restriction_product_check check (product in ('casino', 'sportsbook'))
);
