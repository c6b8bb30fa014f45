-- What players sign in with beside the password, by their own choice.

create table player.authenticator_app (
  player_id uuid not null,
  -- Sealed with a key that is not in the database.
  sealed_secret text not null,
  -- The newest step of time whose code was used: it and those before it are used up.
  last_step integer not null,
  created_at timestamptz not null,
  constraint authenticator_app_player_id_pkey primary key (player_id),
  constraint authenticator_app_player_id_fkey foreign key (player_id) references player.player (id)
);

create table player.passkey (
  id uuid not null,
  player_id uuid not null,
  -- The authenticator's own name for it, as base64url.
  credential_id text not null,
  public_key bytea not null,
  -- What the authenticator has counted; many never count.
  counter bigint not null,
  transports text[] not null,
  name text not null,
  created_at timestamptz not null,
  used_at timestamptz,
  constraint passkey_id_pkey primary key (id),
  constraint passkey_credential_id_key unique (credential_id),
  constraint passkey_player_id_fkey foreign key (player_id) references player.player (id)
);
create index passkey_player_id_idx on player.passkey (player_id);

-- One that is used is deleted.
create table player.recovery_code (
  player_id uuid not null,
  code_hash bytea not null,
  constraint recovery_code_player_id_code_hash_pkey primary key (player_id, code_hash),
  constraint recovery_code_player_id_fkey foreign key (player_id) references player.player (id)
);
