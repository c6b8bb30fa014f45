-- Sports bets with bonus money: what was staked of it, and what of the payout went to the bonus, or to the house because the bonus had ended.
alter table sportsbook.bet
  add column bonus_stake bigint not null default 0,
  add column bonus_paid bigint not null default 0,
  -- Below zero: a correction took back bonus money that was no longer there.
  add column kept bigint not null default 0;
alter table sportsbook.bet add constraint bet_bonus_check check (bonus_stake between 0 and stake and bonus_paid >= 0);

-- The functions of before go: a process of before would pay a bonus's share as own money, and waits for its successor instead.
drop function sportsbook.change_bets(
  uuid[], text[], timestamptz[], text[], bigint[], bigint[], bigint[], integer[], integer[], boolean[], boolean[], timestamptz[], text[]);
create function sportsbook.change_bets(
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
) returns void language plpgsql as $$
begin
  for i in 1 .. cardinality(in_ids) loop
    update sportsbook.bet set state = in_states[i], decided_at = in_decided_ats[i], rejection = in_rejections[i], most_payout = in_most_payouts[i],
      closed = in_closed[i], paid = in_paid[i], bonus_paid = in_bonus_paid[i], kept = in_kept[i], revision = in_revisions[i],
      status = in_statuses[i], is_counted = in_are_counted[i], is_told = in_are_told[i], corrected_at = in_corrected_ats[i],
      voided_for = in_voided_for[i]
    where id = in_ids[i];
  end loop;
end $$;

drop function game.retarget_rounds(uuid[], bigint[], text[], timestamptz[]);
create function game.retarget_rounds(in_ids uuid[], in_payouts bigint[], in_bonus_payouts bigint[], in_statuses text[], in_times timestamptz[])
returns void language plpgsql as $$
begin
  for i in 1 .. cardinality(in_ids) loop
    update game.round set payout = in_payouts[i], bonus_payout = in_bonus_payouts[i], status = in_statuses[i],
      finished_at = case when in_statuses[i] = 'open' then null else in_times[i] end
    where id = in_ids[i];
  end loop;
end $$;

-- The share of a round whose end may be corrected. There, paid_locked and paid_bonus are what lies in the pockets for it, and kept is what the
-- house's side has: late bonus money, or, below zero, what a correction could not take back from the bonus. So they may be more than was paid.
alter table bonus.round_share
  add column kept bigint not null default 0,
  drop constraint round_share_parts_check,
  add constraint round_share_parts_check
    check (real >= 0 and locked >= 0 and bonus >= 0 and contribution >= 0 and paid >= 0 and paid_locked >= 0 and paid_bonus >= 0);

create function bonus.move_shares(
  in_round_ids uuid[],
  in_reals bigint[],
  in_lockeds bigint[],
  in_bonuses bigint[],
  in_contributions bigint[],
  in_paids bigint[],
  in_paid_lockeds bigint[],
  in_paid_bonuses bigint[],
  in_kepts bigint[],
  in_closed_ats timestamptz[],
  in_taken_back_ats timestamptz[]
) returns void language plpgsql set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set plan_cache_mode = force_generic_plan as $$
begin
  update bonus.round_share s set real = given.real, locked = given.locked, bonus = given.bonus, contribution = given.contribution,
    paid = given.paid, paid_locked = given.paid_locked, paid_bonus = given.paid_bonus, kept = given.kept, closed_at = given.closed_at
  from unnest(in_round_ids, in_reals, in_lockeds, in_bonuses, in_contributions, in_paids, in_paid_lockeds, in_paid_bonuses, in_kepts,
    in_closed_ats) given (round_id, real, locked, bonus, contribution, paid, paid_locked, paid_bonus, kept, closed_at)
  where s.round_id = given.round_id;
  update bonus.bet_share b set rolled_back_at = given.at
  from unnest(in_round_ids, in_taken_back_ats) given (round_id, at)
  where b.round_id = given.round_id and b.rolled_back_at is distinct from given.at;
end $$;
