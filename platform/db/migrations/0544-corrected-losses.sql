-- What a correction changes of a round that had ended counts when it does; with its end alone, which moved with each correction, a loss counted in the
-- period of every end that it had.
create or replace function game.retarget_rounds(in_ids uuid[], in_payouts bigint[], in_bonus_payouts bigint[], in_statuses text[], in_times timestamptz[])
returns void language plpgsql set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set plan_cache_mode = force_generic_plan as $$
begin
  -- The end that it had.
  insert into game.late_loss (round_id, at, loss)
  select r.id, r.finished_at, (r.stake - r.bonus_stake) - (r.payout - r.bonus_payout)
  from unnest(in_ids) given (id) join game.round r on r.id = given.id
  where r.status = 'finished' and not exists (select from game.late_loss l where l.round_id = r.id);

  insert into game.late_loss as known (round_id, at, loss)
  select r.id, given.at,
    case when given.status = 'finished' then (r.stake - r.bonus_stake) - (given.payout - given.bonus_payout) else 0 end
    - case when r.status = 'finished' then (r.stake - r.bonus_stake) - (r.payout - r.bonus_payout) else 0 end
  from unnest(in_ids, in_payouts, in_bonus_payouts, in_statuses, in_times) given (id, payout, bonus_payout, status, at)
  join game.round r on r.id = given.id
  where exists (select from game.late_loss l where l.round_id = r.id)
  on conflict on constraint late_loss_round_id_at_pkey do update set loss = known.loss + excluded.loss;

  update game.round r set payout = given.payout, bonus_payout = given.bonus_payout, status = given.status,
    finished_at = case when given.status = 'open' then null else given.at end
  from unnest(in_ids, in_payouts, in_bonus_payouts, in_statuses, in_times) given (id, payout, bonus_payout, status, at)
  where r.id = given.id;
end $$;
