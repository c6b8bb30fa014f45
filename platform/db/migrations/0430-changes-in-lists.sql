-- What 0270 and 0350 changed row by row is one change for a list, as in 0351: each statement reads the check constraints of its table anew, which was more than the change itself.

-- As before (0270) but for that. The pockets of an account are under its wallet's lock, so that no order of theirs can meet another.
create or replace function wallet.post_transfers(
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
) returns void language plpgsql set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set plan_cache_mode = force_generic_plan as $$
declare
  n integer;
  stamps timestamptz[];
  moved integer[];
  ledger_id bigint;
  ledger_ids bigint[];
  versions bigint[];
  side_ids bigint[];
begin
  -- Of milliseconds, as statements show and ask for it.
  select array_agg(greatest(date_trunc('milliseconds', coalesce(t.clock, clock_timestamp())),
    (select max(l.posted_at) from wallet.ledger_account l where l.account_id = t.account_id)) order by t.place) into stamps
  from unnest(in_account_ids, in_clocks) with ordinality t (account_id, clock, place);

  with moved as (
    update wallet.ledger_account l set balance = l.balance + c.amount, version = l.version + 1, posted_at = stamps[c.of]
    from unnest(in_change_of, in_pockets, in_amounts, in_balances) with ordinality c (of, pocket, amount, balance, place)
    where l.account_id = in_account_ids[c.of] and l.pocket = c.pocket
      and l.currency = in_currencies[c.of] and l.balance + c.amount = c.balance
    returning c.place, l.id, l.version
  )
  select array_agg(m.place order by m.place), array_agg(m.id order by m.place), array_agg(m.version order by m.place)
  into moved, ledger_ids, versions from moved m;
  if coalesce(cardinality(moved), 0) < cardinality(in_change_of) then
    select c.of into n from unnest(in_change_of) with ordinality c (of, place) where c.place <> all(coalesce(moved, '{}')) order by c.place limit 1;
    raise exception 'account % is not as it was when transfer % was decided', in_account_ids[n], in_ids[n]
      using errcode = 'object_not_in_prerequisite_state', schema = 'wallet', table = 'ledger_account';
  end if;

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

create or replace function risk.add_placed(in_player_ids uuid[], in_currencies text[], in_amounts bigint[])
returns void language plpgsql set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set plan_cache_mode = force_generic_plan as $$
begin
  update risk.turnover t set placed = t.placed + given.amount
  from unnest(in_player_ids, in_currencies, in_amounts) given (player_id, currency, amount)
  where t.player_id = given.player_id and t.currency = given.currency;
end $$;

create or replace function risk.take_back_placed(in_player_ids uuid[], in_currencies text[], in_amounts bigint[], in_bet_ats timestamptz[])
returns void language plpgsql set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set plan_cache_mode = force_generic_plan as $$
begin
  update risk.turnover t set
    placed = placed - case when given.bet_at >= since then given.amount else 0 end,
    total = total + case when given.bet_at >= since then 0 else coalesce(greatest(given.amount - spare, 0), 0) end,
    spare = spare - case when given.bet_at >= since then 0 else least(spare, given.amount) end
  from unnest(in_player_ids, in_currencies, in_amounts, in_bet_ats) given (player_id, currency, amount, bet_at)
  where t.player_id = given.player_id and t.currency = given.currency;
end $$;

create or replace function game.change_rounds(
  in_ids uuid[],
  in_stakes bigint[],
  in_bonus_stakes bigint[],
  in_payouts bigint[],
  in_bonus_payouts bigint[],
  in_helds bigint[],
  in_statuses text[],
  in_times timestamptz[]
) returns void language plpgsql set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set plan_cache_mode = force_generic_plan as $$
begin
  update game.round r set stake = r.stake + given.stake, bonus_stake = r.bonus_stake + given.bonus_stake, payout = r.payout + given.payout,
    bonus_payout = r.bonus_payout + given.bonus_payout, held = r.held + given.held, status = coalesce(given.status, r.status),
    finished_at = case when given.status is null then r.finished_at else given.at end
  from unnest(in_ids, in_stakes, in_bonus_stakes, in_payouts, in_bonus_payouts, in_helds, in_statuses, in_times)
    given (id, stake, bonus_stake, payout, bonus_payout, held, status, at)
  where r.id = given.id;
end $$;

create or replace function game.retarget_rounds(in_ids uuid[], in_payouts bigint[], in_bonus_payouts bigint[], in_statuses text[], in_times timestamptz[])
returns void language plpgsql set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set plan_cache_mode = force_generic_plan as $$
begin
  update game.round r set payout = given.payout, bonus_payout = given.bonus_payout, status = given.status,
    finished_at = case when given.status = 'open' then null else given.at end
  from unnest(in_ids, in_payouts, in_bonus_payouts, in_statuses, in_times) given (id, payout, bonus_payout, status, at)
  where r.id = given.id;
end $$;

create or replace function game.roll_back_bets(in_providers text[], in_account_ids uuid[], in_provider_transaction_ids text[])
returns void language plpgsql set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set plan_cache_mode = force_generic_plan as $$
begin
  update game.transaction t set status = 'rolled-back'
  from unnest(in_providers, in_account_ids, in_provider_transaction_ids) given (provider, account_id, provider_transaction_id)
  where t.provider = given.provider and t.account_id = given.account_id and t.provider_transaction_id = given.provider_transaction_id;
end $$;

create or replace function bonus.take_back_bets(in_transaction_ids uuid[], in_times timestamptz[])
returns void language plpgsql set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set plan_cache_mode = force_generic_plan as $$
begin
  update bonus.bet_share s set rolled_back_at = given.at
  from unnest(in_transaction_ids, in_times) given (transaction_id, at) where s.transaction_id = given.transaction_id;
end $$;

create or replace function sportsbook.change_bets(
  in_ids uuid[],
  in_states text[],
  in_decided_ats timestamptz[],
  in_rejections text[],
  in_most_payouts bigint[],
  in_closed bigint[],
  in_paid bigint[],
  in_bonus_paid bigint[],
  in_kept bigint[],
  in_revisions integer[],
  in_statuses integer[],
  in_are_counted boolean[],
  in_are_told boolean[],
  in_corrected_ats timestamptz[],
  in_voided_for text[]
) returns void language plpgsql set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set plan_cache_mode = force_generic_plan as $$
begin
  update sportsbook.bet b set state = given.state, decided_at = given.decided_at, rejection = given.rejection, most_payout = given.most_payout,
    closed = given.closed, paid = given.paid, bonus_paid = given.bonus_paid, kept = given.kept, revision = given.revision,
    status = given.status, is_counted = given.is_counted, is_told = given.is_told, corrected_at = given.corrected_at,
    voided_for = given.voided_for
  from unnest(in_ids, in_states, in_decided_ats, in_rejections, in_most_payouts, in_closed, in_paid, in_bonus_paid, in_kept, in_revisions,
    in_statuses, in_are_counted, in_are_told, in_corrected_ats, in_voided_for)
    given (id, state, decided_at, rejection, most_payout, closed, paid, bonus_paid, kept, revision, status, is_counted, is_told, corrected_at,
      voided_for)
  where b.id = given.id;
end $$;

-- Foreign keys that each row of a bet was checked by on its own, with a lock on the row that it refers to: of a game that everybody plays, too. What they
-- proved is proved by lists instead. What they refer to cannot be deleted: transfers, accounts with pockets, and games with sessions as before, sessions from now on.
-- An entry without its transfer, and a transfer of an account that is not there, are refused here: a pocket has a foreign key to its account, and entries
-- of a pocket are of its own account's transfers.
create or replace function wallet.check_entries() returns trigger language plpgsql as $$
begin
  if exists (
    select from posted e
      left join wallet.ledger_account l on l.id = e.ledger_id
      left join wallet.transfer t on t.id = e.transfer_id
    group by e.transfer_id, t.account_id, l.currency
    having sum(e.amount) <> 0 or l.currency is null or bool_or(l.account_id <> t.account_id)
      or bool_or(e.version is distinct from l.version or e.balance_after is distinct from l.balance)
      or (bool_or(l.account_id = t.account_id) is not true and not exists (select from wallet.account a where a.id = t.account_id))
  ) then
    raise exception 'the entries do not balance, or do not fit their ledger accounts'
      using errcode = 'check_violation', constraint = 'entry_balance_check', schema = 'wallet', table = 'entry';
  end if;
  return null;
end $$;
alter table wallet.entry drop constraint entry_transfer_id_fkey;
alter table wallet.transfer drop constraint transfer_account_id_fkey;
-- A round is written from the session that its statement finds (round.sql.ts).
alter table game.round drop constraint round_session_id_fkey;
alter table game.round drop constraint round_game_id_fkey;
create function game.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% of %.% is refused: rounds refer to it', lower(tg_op), tg_table_schema, tg_table_name
    using errcode = 'restrict_violation', schema = tg_table_schema, table = tg_table_name;
end $$;
create trigger session_permanent before update of id, provider, game_id, player_id, account_id, currency, exponent or delete or truncate on game.session
  for each statement execute function game.refuse_change();
