-- Payment methods as data, and the players' deposits and withdrawals.

create schema payment;

create table payment.method (
  id text not null,
  direction text not null,
  provider text not null,
  type text not null,
  processing_type text not null,
  names jsonb not null,
  logo text not null,
  -- [{ currency, min, max, presets: [{ amount, default }] }] in minor units as strings.
  limits jsonb not null,
  fields jsonb not null default '[]',
  -- Empty means everywhere.
  countries text[] not null default '{}',
  position integer not null,
  is_enabled boolean not null default true,
  constraint method_id_pkey primary key (id),
  constraint method_direction_check check (direction in ('deposit', 'withdrawal'))
);

create table payment.invoice (
  id uuid not null,
  player_id uuid not null,
  account_id uuid not null,
  -- 1 deposit, 2 withdrawal
  type smallint not null,
  -- 0 processing, 1 pending, 2 success, 3 rejected
  status smallint not null,
  status_result text not null default '',
  amount bigint not null,
  currency text not null,
  exponent smallint not null,
  method text not null,
  method_name text not null,
  provider text not null,
  provider_reference text,
  fields jsonb not null default '{}',
  return_urls jsonb,
  public_data jsonb,
  -- Which successful deposit of the player this is.
  success_number integer,
  -- Set before the provider is asked to pay: from then on the player can no longer withdraw the request.
  payout_started_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint invoice_id_pkey primary key (id),
  constraint invoice_method_fkey foreign key (method) references payment.method (id),
  constraint invoice_amount_check check (amount > 0),
  constraint invoice_status_check check (status between 0 and 5),
  constraint invoice_type_check check (type in (1, 2))
);
create index invoice_player_id_idx on payment.invoice (player_id, created_at desc, id desc);
create index invoice_pending_idx on payment.invoice (updated_at) where status = 1;
