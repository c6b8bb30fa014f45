-- People at the stand-in identity provider, as a tester last described them, and checks at the stand-in of Sumsub.

create table sandbox.person (
  subject text not null,
  email text,
  is_verified boolean not null,
  signed_in_at timestamptz not null,
  constraint person_subject_pkey primary key (subject)
);

create table sandbox.applicant (
  id uuid not null,
  external_user_id text not null,
  state text not null,
  created_at timestamptz not null,
  constraint applicant_id_pkey primary key (id),
  constraint applicant_external_user_id_key unique (external_user_id),
  constraint applicant_state_check check (state in ('init', 'pending', 'approved', 'rejected'))
);

-- The token of a widget, kept as a hash.
create table sandbox.widget_token (
  hash bytea not null,
  applicant_id uuid not null,
  expires_at timestamptz not null,
  constraint widget_token_hash_pkey primary key (hash),
  constraint widget_token_applicant_id_fkey foreign key (applicant_id) references sandbox.applicant (id)
);

create table sandbox.webhook (
  id uuid not null,
  body text not null,
  attempts integer not null default 0,
  due_at timestamptz not null,
  constraint webhook_id_pkey primary key (id)
);
create index webhook_due_at_idx on sandbox.webhook (due_at);
