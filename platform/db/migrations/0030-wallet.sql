-- Accounts of players and the double-entry ledger below them. The invariants are told in platform/modules/wallet/README.md.

create schema wallet;

-- One row a player. Whoever moves a player's money, or adds, switches or hides accounts, holds its lock.
create table wallet.wallet (
  player_id uuid not null,
  created_at timestamptz not null default now(),
  constraint wallet_player_id_pkey primary key (player_id)
);

create table wallet.account (
  id uuid not null,
  player_id uuid not null,
  currency text not null,
  exponent smallint not null,
  is_active boolean not null,
  is_hidden boolean not null default false,
  -- Counts the changes of this row. With the versions of its pockets it makes the version that the wire shows.
  revision bigint not null default 1,
  created_at timestamptz not null default now(),
  constraint account_id_pkey primary key (id),
  constraint account_player_id_currency_key unique (player_id, currency),
  constraint account_player_id_fkey foreign key (player_id) references wallet.wallet (player_id),
  constraint account_exponent_check check (exponent between 0 and 8),
  constraint account_is_hidden_check check (not (is_active and is_hidden))
);
create unique index account_player_id_active_key on wallet.account (player_id) where is_active;

-- Where entries are booked: the pockets of a player's account, and the counterparties (house, game and payment providers).
-- A pocket holds its balance. A counterparty does not, so that no row is shared by the bets of many players: its balance
-- is the sum of its entries.
create table wallet.ledger_account (
  id bigint generated always as identity,
  account_id uuid,
  pocket text,
  counterparty text,
  currency text not null,
  balance bigint,
  version bigint,
  created_at timestamptz not null default now(),
  constraint ledger_account_id_pkey primary key (id),
  constraint ledger_account_account_id_pocket_key unique (account_id, pocket),
  constraint ledger_account_counterparty_currency_key unique (counterparty, currency),
  constraint ledger_account_account_id_fkey foreign key (account_id) references wallet.account (id),
  constraint ledger_account_pocket_check check (pocket in ('real', 'bonus', 'locked', 'pending')),
  constraint ledger_account_balance_check check (balance >= 0),
  constraint ledger_account_side_check check (
    num_nonnulls(account_id, pocket, balance, version) = case when counterparty is null then 4 else 0 end
  )
) with (fillfactor = 70); -- room for the next version of a pocket on its own page

create table wallet.transfer (
  id uuid not null,
  account_id uuid not null,
  kind text not null,
  reference text not null,
  posted_at timestamptz not null,
  created_at timestamptz not null default now(),
  constraint transfer_id_pkey primary key (id),
  -- The last net under idempotency: one cause moves an account's money once.
  constraint transfer_account_id_kind_reference_key unique (account_id, kind, reference),
  constraint transfer_account_id_fkey foreign key (account_id) references wallet.account (id)
);

create table wallet.entry (
  transfer_id uuid not null,
  ledger_id bigint not null,
  amount bigint not null,
  balance_after bigint,
  version bigint,
  constraint entry_transfer_id_ledger_id_pkey primary key (transfer_id, ledger_id),
  constraint entry_transfer_id_fkey foreign key (transfer_id) references wallet.transfer (id),
  constraint entry_amount_check check (amount <> 0)
);
create unique index entry_ledger_id_version_key on wallet.entry (ledger_id, version) where version is not null;

-- What one statement inserts must balance by itself, per transfer and currency, and each entry must fit its pocket as it
-- is now. It also stands in for a foreign key on ledger_id: that would lock the counterparty's row in every bet, while
-- here ledger accounts are simply never deleted.
create function wallet.check_entries() returns trigger language plpgsql as $$
begin
  if exists (
    select from posted e left join wallet.ledger_account l on l.id = e.ledger_id
    group by e.transfer_id, l.currency
    having sum(e.amount) <> 0 or l.currency is null
      or bool_or(e.version is distinct from l.version or e.balance_after is distinct from l.balance)
  ) then
    raise exception 'the entries do not balance, or do not fit their ledger accounts'
      using errcode = 'check_violation', constraint = 'entry_balance_check', schema = 'wallet', table = 'entry';
  end if;
  return null;
end $$;
create trigger entry_balance_check after insert on wallet.entry
  referencing new table as posted for each statement execute function wallet.check_entries();

create function wallet.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% of %.% is refused: the books are only ever added to', lower(tg_op), tg_table_schema, tg_table_name
    using errcode = 'restrict_violation', schema = tg_table_schema, table = tg_table_name;
end $$;
create trigger transfer_append_only before update or delete or truncate on wallet.transfer
  for each statement execute function wallet.refuse_change();
create trigger entry_append_only before update or delete or truncate on wallet.entry
  for each statement execute function wallet.refuse_change();
create trigger ledger_account_permanent before update of id, account_id, pocket, counterparty, currency or delete or truncate on wallet.ledger_account
  for each statement execute function wallet.refuse_change();

-- Books one transfer that was decided over the locked account: moves the pockets, in the order given (that of their ids),
-- to exactly the balances that the caller expects, and lets the counterparty carry the difference. Called by
-- platform/modules/wallet/ledger/post.ts alone.
create function wallet.post_transfer(
  in_transfer_id uuid,
  in_account_id uuid,
  in_currency text,
  in_kind text,
  in_reference text,
  in_posted_at timestamptz,
  in_pockets text[],
  in_amounts bigint[],
  in_balances bigint[],
  in_counterparty text,
  in_counter_amount bigint
) returns void language plpgsql as $$
declare
  ledger_id bigint;
  ledger_ids bigint[];
  versions bigint[];
  pocket_version bigint;
begin
  for i in 1 .. cardinality(in_pockets) loop
    update wallet.ledger_account l set balance = l.balance + in_amounts[i], version = l.version + 1
    where l.account_id = in_account_id and l.pocket = in_pockets[i]
      and l.currency = in_currency and l.balance + in_amounts[i] = in_balances[i]
    returning l.id, l.version into ledger_id, pocket_version;
    if not found then
      raise exception 'account % is not as it was when transfer % was decided', in_account_id, in_transfer_id
        using errcode = 'object_not_in_prerequisite_state', schema = 'wallet', table = 'ledger_account';
    end if;
    ledger_ids[i] := ledger_id;
    versions[i] := pocket_version;
  end loop;

  insert into wallet.transfer (id, account_id, kind, reference, posted_at)
  values (in_transfer_id, in_account_id, in_kind, in_reference, in_posted_at);

  if in_counterparty is not null then
    select l.id into ledger_id from wallet.ledger_account l where l.counterparty = in_counterparty and l.currency = in_currency;
    if not found then
      -- Two first transfers may meet here; the second waits and finds the row of the first.
      insert into wallet.ledger_account (counterparty, currency) values (in_counterparty, in_currency)
      on conflict on constraint ledger_account_counterparty_currency_key do nothing;
      select l.id into strict ledger_id from wallet.ledger_account l where l.counterparty = in_counterparty and l.currency = in_currency;
    end if;
  end if;

  insert into wallet.entry (transfer_id, ledger_id, amount, balance_after, version)
  select in_transfer_id, e.* from unnest(ledger_ids, in_amounts, in_balances, versions) e
  union all
  select in_transfer_id, ledger_id, in_counter_amount, null, null where in_counterparty is not null;
end $$;
