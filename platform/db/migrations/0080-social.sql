-- Signing in with other services: who of theirs is who of ours, and the sign-ins under way.

create table player.identity (
  provider text not null,
  -- Who it is at the provider; never an e-mail address, which may pass to somebody else.
  subject text not null,
  connection text not null,
  player_id uuid not null,
  created_at timestamptz not null,
  constraint identity_provider_subject_pkey primary key (provider, subject),
  -- A second person at one service cannot come to an account by an address that was the first one's.
  constraint identity_player_id_provider_connection_key unique (player_id, provider, connection),
  constraint identity_player_id_fkey foreign key (player_id) references player.player (id)
);

-- From the redirect to the answer, for minutes. The key is a hash of the whole state, so that the table tells nobody a state.
create table player.social_flow (
  state_hash bytea not null,
  provider text not null,
  connection text not null,
  code_verifier text not null,
  nonce text not null,
  created_at timestamptz not null,
  constraint social_flow_state_hash_pkey primary key (state_hash)
);

-- Signed answers that need no flow (Telegram) are taken once.
create table player.social_answer (
  hash bytea not null,
  used_at timestamptz not null,
  constraint social_answer_hash_pkey primary key (hash)
);
