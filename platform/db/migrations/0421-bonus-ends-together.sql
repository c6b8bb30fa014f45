-- What ends, begins or changes bonuses of many players, one statement for a list. At most one row for each key; the settings as in 0351.

create function bonus.save_bonuses(
  in_ids uuid[], in_statuses integer[], in_results integer[], in_ended_bys text[], in_balances bigint[], in_lockeds bigint[],
  in_lockeds_at_start bigint[], in_progresses bigint[], in_releaseds bigint[], in_wagering_expires_ats timestamptz[],
  in_activated_ats timestamptz[], in_finished_ats timestamptz[]
) returns void language plpgsql set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set plan_cache_mode = force_generic_plan as $$
begin
  update bonus.player_bonus b set status = given.status, result = given.result, ended_by = given.ended_by, balance = given.balance,
    locked = given.locked, locked_at_start = given.locked_at_start, progress = given.progress, released = given.released,
    wagering_expires_at = given.wagering_expires_at, activated_at = given.activated_at, finished_at = given.finished_at
  from unnest(in_ids, in_statuses, in_results, in_ended_bys, in_balances, in_lockeds, in_lockeds_at_start, in_progresses, in_releaseds,
    in_wagering_expires_ats, in_activated_ats, in_finished_ats)
    given (id, status, result, ended_by, balance, locked, locked_at_start, progress, released, wagering_expires_at, activated_at, finished_at)
  where b.id = given.id;
end $$;
