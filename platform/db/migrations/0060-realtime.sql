-- What the socket may replay: the last publications of each channel, with offsets that only grow within an epoch.

create schema realtime;

create table realtime.channel (
  name text not null,
  epoch text not null,
  top_offset bigint not null,
  constraint channel_name_pkey primary key (name)
);

create table realtime.publication (
  id bigint generated always as identity,
  channel text not null,
  channel_offset bigint not null,
  data jsonb not null,
  created_at timestamptz not null default now(),
  constraint publication_id_pkey primary key (id),
  constraint publication_channel_channel_offset_key unique (channel, channel_offset)
);
create index publication_created_at_idx on realtime.publication (created_at);
