-- What free rounds of many players change, one statement for a list. At most one row for each key; the settings as in 0351.

create function bonus.save_free_spins(
  in_ids uuid[], in_states text[], in_results integer[], in_ended_bys text[], in_useds integer[], in_winnings bigint[], in_player_bonus_ids uuid[],
  in_issued_ats timestamptz[], in_activated_ats timestamptz[], in_finished_ats timestamptz[]
) returns void language plpgsql set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set plan_cache_mode = force_generic_plan as $$
begin
  update bonus.free_spin f set state = given.state, result = given.result, ended_by = given.ended_by, used = given.used, winnings = given.winnings,
    player_bonus_id = given.player_bonus_id, issued_at = given.issued_at, activated_at = given.activated_at, finished_at = given.finished_at
  from unnest(in_ids, in_states, in_results, in_ended_bys, in_useds, in_winnings, in_player_bonus_ids, in_issued_ats, in_activated_ats, in_finished_ats)
    given (id, state, result, ended_by, used, winnings, player_bonus_id, issued_at, activated_at, finished_at)
  where f.id = given.id;
end $$;

create function bonus.change_free_rounds(in_round_ids uuid[], in_wons bigint[], in_closed_ats timestamptz[])
returns void language plpgsql set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set plan_cache_mode = force_generic_plan as $$
begin
  update bonus.free_round f set winnings = f.winnings + given.won, closed_at = coalesce(given.closed_at, f.closed_at)
  from unnest(in_round_ids, in_wons, in_closed_ats) given (round_id, won, closed_at)
  where f.round_id = given.round_id;
end $$;
