-- Codes that are sent to a phone, to show that it is somebody's own.
create table player.one_time_code (
  id uuid not null,
  phone text not null,
  reason text not null,
  -- Keyed: six digits alone could be tried out against a plain hash.
  code_hash bytea not null,
  -- Who asked, for the limit of one address.
  ip text not null,
  tries smallint not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  constraint one_time_code_id_pkey primary key (id),
  constraint one_time_code_reason_check check (reason in ('registration', 'phoneVerification', 'changingPass'))
);
create index one_time_code_phone_idx on player.one_time_code (phone, created_at desc);
create index one_time_code_ip_idx on player.one_time_code (ip, created_at desc);

-- Only a confirmed phone is somebody's own, and only by one may a player sign in: whoever types a number that is not his
-- must not keep its owner out.
alter table player.player drop constraint player_phone_key;
create unique index player_phone_key on player.player (phone) where phone_confirmed_at is not null;

alter table player.player add column age smallint, add column cpf_number text;
