-- Money of payments that went back the way it came.

create table sandbox.refund (
  reference text not null,
  payment_id text not null,
  -- Minor units.
  amount text not null,
  currency text not null,
  created_at timestamptz not null,
  constraint refund_reference_pkey primary key (reference),
  constraint refund_payment_id_fkey foreign key (payment_id) references sandbox.payment (id)
);
create index refund_payment_id_idx on sandbox.refund (payment_id);
