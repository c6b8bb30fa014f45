-- Payments by page, code, frame, agent and coin, the faults that testers pick, and one box of what partners tell the platform.

alter table sandbox.payment
  add column channel text not null default 'card',
  add column fault text,
  -- Minor units: all that came to the payment's address, and how much of it is confirmed.
  add column received text not null default '0',
  add column confirmed text not null default '0',
  add column confirmations integer not null default 0,
  -- What was decided but is not told yet, since the provider is slow.
  add column outcome text,
  -- What the payer needs beside the sum: an address, a tag, codes.
  add column details jsonb not null default '{}',
  -- When it goes on by itself, and when it is given up.
  add column step_at timestamptz,
  add column expires_at timestamptz;
update sandbox.payment set channel = 'transfer', step_at = created_at where kind = 'payout';
alter table sandbox.payment alter column channel drop default;
create index payment_step_at_idx on sandbox.payment (step_at) where step_at is not null;
create index payment_expires_at_idx on sandbox.payment (expires_at) where state = 'pending';

create table sandbox.payment_fault (
  id bigint generated always as identity,
  method text not null,
  -- Minor units; null fits any sum.
  amount text,
  fault text not null,
  created_at timestamptz not null,
  constraint payment_fault_id_pkey primary key (id)
);

create table sandbox.delivery (
  id uuid not null,
  partner text not null,
  -- What it is about, in the partner's own terms.
  subject text not null,
  body text not null,
  attempts integer not null default 0,
  due_at timestamptz not null,
  -- Null until the platform took it or refused it for good.
  ended_at timestamptz,
  answer integer,
  constraint delivery_id_pkey primary key (id)
);
create index delivery_due_at_idx on sandbox.delivery (partner, due_at) where ended_at is null;
create index delivery_subject_idx on sandbox.delivery (subject);

insert into sandbox.delivery (id, partner, subject, body, attempts, due_at, ended_at, answer)
select event_id::uuid, 'payment', payment_id, body, attempts, due_at, ended_at, answer from sandbox.payment_callback
union all
select id, 'sumsub', '', body, attempts, due_at, null, null from sandbox.webhook;
drop table sandbox.payment_callback, sandbox.webhook;
