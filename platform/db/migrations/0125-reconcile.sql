-- What the reconciliation found, and how far it has read.

create schema reconcile;

create table reconcile.finding (
  id bigint generated always as identity,
  kind text not null,
  subject text not null,
  -- What differs and by how much. The same difference found again is the same row.
  details text not null,
  -- Whose payouts it halts until an operator resumes them; '*' is all of them.
  currency text not null,
  provider text not null,
  found_at timestamptz not null,
  seen_at timestamptz not null,
  resumed_at timestamptz,
  resumed_because text,
  constraint finding_id_pkey primary key (id),
  constraint finding_kind_subject_details_key unique (kind, subject, details),
  constraint finding_resumed_check check (num_nulls(resumed_at, resumed_because) in (0, 2))
);
create index finding_open_idx on reconcile.finding (currency, provider) where resumed_at is null;

-- Up to when each proof has read, by the clock that stamps what it reads.
create table reconcile.mark (
  name text not null,
  read_until timestamptz not null,
  constraint mark_name_pkey primary key (name)
);

-- For what came since the last proof. Transfers are only ever added, so their times lie in the order of the table.
create index transfer_created_at_idx on wallet.transfer using brin (created_at) with (autosummarize = on);
create index invoice_updated_at_idx on payment.invoice (updated_at);
