-- What an operator has stopped for a while. Told in platform/modules/limit/README.md. A stop that was lifted stays, for who asks later.

create table limits.stop (
  id uuid not null,
  scope text not null,
  -- Of the product, provider, game or method; the id of the player; empty for all play.
  name text not null,
  reason text not null,
  stopped_at timestamptz not null,
  lifted_at timestamptz,
  lifted_because text,
  constraint stop_id_pkey primary key (id),
  constraint stop_scope_check check (scope in ('all', 'product', 'provider', 'game', 'method', 'player')),
  constraint stop_name_check check ((scope = 'all') = (name = '')),
  constraint stop_lifted_check check ((lifted_at is null) = (lifted_because is null))
);
create unique index stop_scope_name_open_key on limits.stop (scope, name) where lifted_at is null;
