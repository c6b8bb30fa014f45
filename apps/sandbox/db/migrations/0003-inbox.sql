-- Mail and text messages that the platform sent, for people to read.

create table sandbox.message (
  id text not null,
  channel text not null,
  recipient text not null,
  subject text not null,
  body text not null,
  received_at timestamptz not null,
  constraint message_id_pkey primary key (id),
  constraint message_channel_check check (channel in ('mail', 'sms'))
);
create index message_received_at_idx on sandbox.message (received_at desc);
