-- When a deposit was credited. An invoice changes later too (a hold, a return, a claim link), and an address is credited more than once, so that
-- `updated_at` put money of last week into today: in limits, statistics and spending.
create table payment.credit (
  id bigint generated always as identity,
  invoice_id uuid not null,
  player_id uuid not null,
  currency text not null,
  amount bigint not null,
  credited_at timestamptz not null,
  constraint credit_id_pkey primary key (id),
  constraint credit_amount_check check (amount > 0)
);
create index credit_player_id_idx on payment.credit (player_id, credited_at) include (currency, amount);

-- What was credited before stands in the books.
insert into payment.credit (invoice_id, player_id, currency, amount, credited_at)
select i.id, i.player_id, i.currency, e.amount, t.posted_at
from payment.invoice i
  join wallet.transfer t on split_part(t.reference, ':', 1) = i.id::text and t.account_id = i.account_id and t.kind = 'deposit'
  join wallet.entry e on e.transfer_id = t.id
  join wallet.ledger_account l on l.id = e.ledger_id and l.account_id = i.account_id and l.pocket = 'real'
where i.type = 1 and i.status = 2
order by t.posted_at;
