-- What people write to the house by its contact form, guests too.

create table notification.communication (
  id uuid not null,
  email text not null,
  message text not null,
  created_at timestamptz not null,
  constraint communication_id_pkey primary key (id)
);
create index communication_created_at_idx on notification.communication (created_at);
