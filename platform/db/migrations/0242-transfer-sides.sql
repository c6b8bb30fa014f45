-- A transfer may have several counterparties, and none of the player's pockets: a lost bet moves from what is open to the result.

drop function wallet.post_transfer(uuid, uuid, text, text, text, timestamptz, text[], bigint[], bigint[], text, bigint);

-- As before (0151), but for the counterparties: each with what it gains.
create function wallet.post_transfer(
  in_transfer_id uuid,
  in_account_id uuid,
  in_currency text,
  in_kind text,
  in_reference text,
  in_clock timestamptz,
  in_pockets text[],
  in_amounts bigint[],
  in_balances bigint[],
  in_counterparties text[],
  in_counter_amounts bigint[]
) returns void language plpgsql as $$
declare
  ledger_id bigint;
  ledger_ids bigint[];
  versions bigint[];
  pocket_version bigint;
  counter_ids bigint[];
  stamp timestamptz;
begin
  -- Of milliseconds, as statements show and ask for it.
  select greatest(date_trunc('milliseconds', coalesce(in_clock, clock_timestamp())), max(l.posted_at)) into stamp
  from wallet.ledger_account l where l.account_id = in_account_id;

  for i in 1 .. cardinality(in_pockets) loop
    update wallet.ledger_account l set balance = l.balance + in_amounts[i], version = l.version + 1, posted_at = stamp
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
  values (in_transfer_id, in_account_id, in_kind, in_reference, stamp);

  for i in 1 .. cardinality(in_counterparties) loop
    select l.id into ledger_id from wallet.ledger_account l where l.counterparty = in_counterparties[i] and l.currency = in_currency;
    if not found then
      -- Two first transfers may meet here; the second waits and finds the row of the first.
      insert into wallet.ledger_account (counterparty, currency) values (in_counterparties[i], in_currency)
      on conflict on constraint ledger_account_counterparty_currency_key do nothing;
      select l.id into strict ledger_id from wallet.ledger_account l where l.counterparty = in_counterparties[i] and l.currency = in_currency;
    end if;
    counter_ids[i] := ledger_id;
  end loop;

  insert into wallet.entry (transfer_id, ledger_id, amount, balance_after, version)
  select in_transfer_id, e.* from unnest(ledger_ids, in_amounts, in_balances, versions) e
  union all
  select in_transfer_id, c.*, null, null from unnest(counter_ids, in_counter_amounts) c;
end $$;
