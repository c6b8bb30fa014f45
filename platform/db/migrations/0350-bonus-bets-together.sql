-- What bets with a bonus and their returns change, of many players in one statement: row by row, by its key, as in 0270.

create function bonus.feed_bonuses(in_ids uuid[], in_balances bigint[], in_lockeds bigint[], in_progresses bigint[])
returns void language plpgsql as $$
begin
  for i in 1 .. cardinality(in_ids) loop
    update bonus.player_bonus set balance = in_balances[i], locked = in_lockeds[i], progress = in_progresses[i] where id = in_ids[i];
  end loop;
end $$;

create function bonus.change_shares(
  in_round_ids uuid[],
  in_reals bigint[],
  in_lockeds bigint[],
  in_bonuses bigint[],
  in_paids bigint[],
  in_paid_lockeds bigint[],
  in_paid_bonuses bigint[],
  in_contributions bigint[],
  in_closed_ats timestamptz[]
) returns void language plpgsql as $$
begin
  for i in 1 .. cardinality(in_round_ids) loop
    update bonus.round_share set real = in_reals[i], locked = in_lockeds[i], bonus = in_bonuses[i], paid = in_paids[i],
      paid_locked = in_paid_lockeds[i], paid_bonus = in_paid_bonuses[i], contribution = in_contributions[i], closed_at = in_closed_ats[i]
    where round_id = in_round_ids[i];
  end loop;
end $$;

create function bonus.take_back_bets(in_transaction_ids uuid[], in_times timestamptz[]) returns void language plpgsql as $$
begin
  for i in 1 .. cardinality(in_transaction_ids) loop
    update bonus.bet_share set rolled_back_at = in_times[i] where transaction_id = in_transaction_ids[i];
  end loop;
end $$;

create function game.roll_back_bets(in_providers text[], in_account_ids uuid[], in_provider_transaction_ids text[])
returns void language plpgsql as $$
begin
  for i in 1 .. cardinality(in_providers) loop
    update game.transaction set status = 'rolled-back'
    where provider = in_providers[i] and account_id = in_account_ids[i] and provider_transaction_id = in_provider_transaction_ids[i];
  end loop;
end $$;

create function risk.take_back_placed(in_player_ids uuid[], in_currencies text[], in_amounts bigint[], in_bet_ats timestamptz[])
returns void language plpgsql as $$
begin
  for i in 1 .. cardinality(in_player_ids) loop
    update risk.turnover set
      placed = placed - case when in_bet_ats[i] >= since then in_amounts[i] else 0 end,
      total = total + case when in_bet_ats[i] >= since then 0 else coalesce(greatest(in_amounts[i] - spare, 0), 0) end,
      spare = spare - case when in_bet_ats[i] >= since then 0 else least(spare, in_amounts[i]) end
    where player_id = in_player_ids[i] and currency = in_currencies[i];
  end loop;
end $$;
