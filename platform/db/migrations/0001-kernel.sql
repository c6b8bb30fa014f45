-- What every module uses: stored results of idempotent calls, and the outbox of facts to be told after the commit.

create table kernel.idempotency (
  scope text not null,
  key text not null,
  input_hash bytea not null,
  -- Not jsonb: a repeated call is answered with the very same text.
  result json not null,
  created_at timestamptz not null default now(),
  constraint idempotency_scope_key_pkey primary key (scope, key)
);

create table kernel.outbox (
  id bigint generated always as identity,
  topic text not null,
  player_id uuid,
  payload jsonb not null,
  created_at timestamptz not null default now(),
  attempts integer not null default 0,
  due_at timestamptz not null default now(),
  constraint outbox_id_pkey primary key (id)
);
-- Told events are deleted, so the table stays as small as what is still to be told.
create index outbox_due_at_idx on kernel.outbox (due_at, id);
