-- The stand-in payment provider: payments and payouts, and the callbacks that are still to be delivered.

create table sandbox.payment (
  id text not null,
  kind text not null,
  reference text not null,
  amount text not null,
  currency text not null,
  method text not null,
  fields jsonb not null,
  return_urls jsonb,
  locale text not null,
  state text not null default 'pending',
  reason text,
  created_at timestamptz not null,
  constraint payment_id_pkey primary key (id),
  constraint payment_kind_reference_key unique (kind, reference),
  constraint payment_state_check check (state in ('pending', 'succeeded', 'failed'))
);
create index payment_created_at_idx on sandbox.payment (created_at desc);

create table sandbox.payment_callback (
  event_id text not null,
  payment_id text not null,
  body text not null,
  attempts integer not null default 0,
  due_at timestamptz not null,
  -- Null until the platform took it or refused it for good.
  ended_at timestamptz,
  answer integer,
  constraint payment_callback_event_id_pkey primary key (event_id),
  constraint payment_callback_payment_id_fkey foreign key (payment_id) references sandbox.payment (id)
);
create index payment_callback_due_at_idx on sandbox.payment_callback (due_at) where ended_at is null;

create table sandbox.payment_setting (
  name text not null,
  value jsonb not null,
  constraint payment_setting_name_pkey primary key (name)
);
