-- Players, what they sign in with, and their sessions.

create schema player;

create table player.player (
  id uuid not null,
  status smallint not null,
  email text,
  -- By this the player signs in, so that `A@b.co` and `a@b.co` are one.
  email_lower text,
  confirmed_at timestamptz,
  phone text,
  phone_confirmed_at timestamptz,
  currency text not null,
  country text not null,
  locale text not null,
  nickname text,
  first_name text,
  last_name text,
  birthdate date,
  gender text,
  nationality text,
  place_of_birth text,
  address text,
  additional_address text,
  city text,
  postal_code text,
  personal_id_number text,
  time_zone text,
  profession text,
  receive_email_promo boolean not null,
  receive_sms_promo boolean not null,
  receive_bonus boolean not null default true,
  agreed_at timestamptz,
  -- What the registration brought along, for the bonus and the affiliate that it belongs to.
  bonus_code text,
  affiliate_tag text,
  freshchat_restore_id text,
  is_pwa_installed boolean not null default false,
  created_at timestamptz not null,
  constraint player_id_pkey primary key (id),
  constraint player_email_lower_key unique (email_lower),
  constraint player_phone_key unique (phone),
  constraint player_status_check check (status in (1, 2, 3))
);

-- Apart from the profile, so that reading a player never reads the password.
create table player.credential (
  player_id uuid not null,
  password_hash text not null,
  changed_at timestamptz not null,
  constraint credential_player_id_pkey primary key (player_id),
  constraint credential_player_id_fkey foreign key (player_id) references player.player (id)
);

create table player.session (
  id uuid not null,
  player_id uuid not null,
  -- The newest token of the session, and the one before it: an older one that comes back was stolen.
  token_id uuid not null,
  previous_token_id uuid,
  refreshed_at timestamptz not null,
  created_at timestamptz not null,
  -- The earlier of the idle and the absolute limit.
  expires_at timestamptz not null,
  closed_at timestamptz,
  ip text not null,
  country text,
  device_type text not null,
  user_agent text not null,
  fingerprint text,
  constraint session_id_pkey primary key (id),
  constraint session_player_id_fkey foreign key (player_id) references player.player (id),
  constraint session_device_type_check check (device_type in ('desktop', 'mobile'))
);
create index session_player_id_idx on player.session (player_id, created_at desc);

-- Counts tries to sign in. The key is a hash of the login, or of the login and the address: no personal data.
create table player.sign_in_try (
  key bytea not null,
  tries integer not null,
  window_started_at timestamptz not null,
  constraint sign_in_try_key_pkey primary key (key)
);
