-- Sports bets of many players are settled in one transaction, their changes in one statement: row by row, by its key, as in 0270.

create function sportsbook.change_bets(
  in_ids uuid[],
  in_states text[],
  in_decided_ats timestamptz[],
  in_rejections text[],
  in_most_payouts bigint[],
  in_closed bigint[],
  in_paid bigint[],
  in_revisions integer[],
  in_statuses integer[],
  in_are_counted boolean[],
  in_are_told boolean[],
  in_corrected_ats timestamptz[],
  in_voided_for text[]
) returns void language plpgsql as $$
begin
  for i in 1 .. cardinality(in_ids) loop
    update sportsbook.bet set state = in_states[i], decided_at = in_decided_ats[i], rejection = in_rejections[i], most_payout = in_most_payouts[i],
      closed = in_closed[i], paid = in_paid[i], revision = in_revisions[i], status = in_statuses[i], is_counted = in_are_counted[i],
      is_told = in_are_told[i], corrected_at = in_corrected_ats[i], voided_for = in_voided_for[i]
    where id = in_ids[i];
  end loop;
end $$;

-- Where rounds stand whose end may still be corrected.
create function game.retarget_rounds(in_ids uuid[], in_payouts bigint[], in_statuses text[], in_times timestamptz[])
returns void language plpgsql as $$
begin
  for i in 1 .. cardinality(in_ids) loop
    update game.round set payout = in_payouts[i], status = in_statuses[i],
      finished_at = case when in_statuses[i] = 'open' then null else in_times[i] end
    where id = in_ids[i];
  end loop;
end $$;
