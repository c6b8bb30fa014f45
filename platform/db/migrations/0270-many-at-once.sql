-- Calls of many players share a transaction (platform/kernel/db/groups.ts), and their changes a statement. What changes rows that are there goes
-- row by row, by its key: a plan for a whole list that was made while a table was small would read all of it when it has grown.

-- Transfers that were decided over locked accounts, each of an account of its own: moves their pockets, in the order given (that of their ids), to
-- exactly the balances that the callers expect, and lets the counterparties carry the difference. A change and a side belong to the transfer at the
-- place `…_of`. `in_clocks` are null but in tests, whose clock stands for the database's. Called by platform/modules/wallet/ledger/post.ts alone.
create function wallet.post_transfers(
  in_ids uuid[],
  in_account_ids uuid[],
  in_currencies text[],
  in_kinds text[],
  in_references text[],
  in_clocks timestamptz[],
  in_change_of integer[],
  in_pockets text[],
  in_amounts bigint[],
  in_balances bigint[],
  in_side_of integer[],
  in_counterparties text[],
  in_side_amounts bigint[]
) returns void language plpgsql as $$
declare
  n integer;
  stamps timestamptz[];
  ledger_id bigint;
  ledger_ids bigint[];
  pocket_version bigint;
  versions bigint[];
  side_ids bigint[];
begin
  -- Of milliseconds, as statements show and ask for it.
  for i in 1 .. cardinality(in_ids) loop
    stamps[i] := greatest(date_trunc('milliseconds', coalesce(in_clocks[i], clock_timestamp())),
      (select max(l.posted_at) from wallet.ledger_account l where l.account_id = in_account_ids[i]));
  end loop;

  for i in 1 .. cardinality(in_change_of) loop
    n := in_change_of[i];
    update wallet.ledger_account l set balance = l.balance + in_amounts[i], version = l.version + 1, posted_at = stamps[n]
    where l.account_id = in_account_ids[n] and l.pocket = in_pockets[i]
      and l.currency = in_currencies[n] and l.balance + in_amounts[i] = in_balances[i]
    returning l.id, l.version into ledger_id, pocket_version;
    if not found then
      raise exception 'account % is not as it was when transfer % was decided', in_account_ids[n], in_ids[n]
        using errcode = 'object_not_in_prerequisite_state', schema = 'wallet', table = 'ledger_account';
    end if;
    ledger_ids[i] := ledger_id;
    versions[i] := pocket_version;
  end loop;

  for i in 1 .. cardinality(in_side_of) loop
    n := in_side_of[i];
    -- Most have the same counterparty as the one before.
    if i > 1 and in_counterparties[i] = in_counterparties[i - 1] and in_currencies[n] = in_currencies[in_side_of[i - 1]] then
      side_ids[i] := side_ids[i - 1];
      continue;
    end if;
    select l.id into ledger_id from wallet.ledger_account l where l.counterparty = in_counterparties[i] and l.currency = in_currencies[n];
    if not found then
      -- Two first transfers may meet here; the second waits and finds the row of the first.
      insert into wallet.ledger_account (counterparty, currency) values (in_counterparties[i], in_currencies[n])
      on conflict on constraint ledger_account_counterparty_currency_key do nothing;
      select l.id into strict ledger_id from wallet.ledger_account l
      where l.counterparty = in_counterparties[i] and l.currency = in_currencies[n];
    end if;
    side_ids[i] := ledger_id;
  end loop;

  insert into wallet.transfer (id, account_id, kind, reference, posted_at)
  select * from unnest(in_ids, in_account_ids, in_kinds, in_references, stamps);

  insert into wallet.entry (transfer_id, ledger_id, amount, balance_after, version)
  select in_ids[c.of], c.ledger_id, c.amount, c.balance, c.version
  from unnest(in_change_of, ledger_ids, in_amounts, in_balances, versions) c (of, ledger_id, amount, balance, version)
  union all
  select in_ids[s.of], s.ledger_id, s.amount, null, null from unnest(in_side_of, side_ids, in_side_amounts) s (of, ledger_id, amount);
end $$;

drop function wallet.post_transfer(uuid, uuid, text, text, text, timestamptz, text[], bigint[], bigint[], text[], bigint[]);

-- Counts stakes, each of a player of its own.
create function risk.add_placed(in_player_ids uuid[], in_currencies text[], in_amounts bigint[]) returns void language plpgsql as $$
begin
  for i in 1 .. cardinality(in_player_ids) loop
    update risk.turnover set placed = placed + in_amounts[i] where player_id = in_player_ids[i] and currency = in_currencies[i];
  end loop;
end $$;

-- Adds to rounds, and moves their status on where one is given.
create function game.change_rounds(
  in_ids uuid[],
  in_stakes bigint[],
  in_bonus_stakes bigint[],
  in_payouts bigint[],
  in_bonus_payouts bigint[],
  in_helds bigint[],
  in_statuses text[],
  in_times timestamptz[]
) returns void language plpgsql as $$
begin
  for i in 1 .. cardinality(in_ids) loop
    update game.round set stake = stake + in_stakes[i], bonus_stake = bonus_stake + in_bonus_stakes[i], payout = payout + in_payouts[i],
      bonus_payout = bonus_payout + in_bonus_payouts[i], held = held + in_helds[i], status = coalesce(in_statuses[i], status),
      finished_at = case when in_statuses[i] is null then finished_at else in_times[i] end
    where id = in_ids[i];
  end loop;
end $$;
