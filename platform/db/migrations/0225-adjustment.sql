-- Corrections of a balance by the operator: one person asks for it, another decides. Told in platform/flows/adjust-balance/README.md.

create table risk.adjustment (
  id uuid not null,
  player_id uuid not null,
  account_id uuid not null,
  amount bigint not null,
  currency text not null,
  exponent smallint not null,
  reason text not null,
  asked_by text not null,
  created_at timestamptz not null,
  status text not null default 'waiting',
  decided_by text,
  decided_at timestamptz,
  constraint adjustment_id_pkey primary key (id),
  constraint adjustment_amount_check check (amount <> 0),
  constraint adjustment_status_check check (status in ('waiting', 'approved', 'refused')),
  constraint adjustment_decided_at_check check (num_nonnulls(decided_by, decided_at) = case status when 'waiting' then 0 else 2 end),
  -- Nobody approves what he has asked for, whoever writes the row.
  constraint adjustment_decided_by_check check (decided_by <> asked_by)
);
create index adjustment_waiting_idx on risk.adjustment (created_at) where status = 'waiting';

-- A transfer has one owner: no entry of it is booked on the account of anybody else, so that no transfer moves money between players.
create or replace function wallet.check_entries() returns trigger language plpgsql as $$
begin
  if exists (
    select from posted e
      left join wallet.ledger_account l on l.id = e.ledger_id
      left join wallet.transfer t on t.id = e.transfer_id
    group by e.transfer_id, l.currency
    having sum(e.amount) <> 0 or l.currency is null or bool_or(l.account_id <> t.account_id)
      or bool_or(e.version is distinct from l.version or e.balance_after is distinct from l.balance)
  ) then
    raise exception 'the entries do not balance, or do not fit their ledger accounts'
      using errcode = 'check_violation', constraint = 'entry_balance_check', schema = 'wallet', table = 'entry';
  end if;
  return null;
end $$;
