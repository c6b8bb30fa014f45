-- What facts of many players change, one statement for a list. At most one row for each key. As in 0351: the settings keep the plan at the rows' keys,
-- whatever size the tables had when it was made, and have it made once.

create function retention.save_loyalty_accounts(in_ids uuid[], in_points bigint[], in_remainders bigint[], in_levels integer[], in_updated_ats timestamptz[])
returns void language plpgsql set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set plan_cache_mode = force_generic_plan as $$
begin
  update retention.loyalty_account a
  set points = given.points, remainder = given.remainder, level = given.level, updated_at = given.updated_at
  from unnest(in_ids, in_points, in_remainders, in_levels, in_updated_ats) given (id, points, remainder, level, updated_at)
  where a.id = given.id;
end $$;

create function retention.save_player_quests(in_ids uuid[], in_tasks jsonb[], in_completed_ats timestamptz[], in_updated_ats timestamptz[])
returns void language plpgsql set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set plan_cache_mode = force_generic_plan as $$
begin
  update retention.player_quest p set tasks = given.tasks, completed_at = given.completed_at, updated_at = given.updated_at
  from unnest(in_ids, in_tasks, in_completed_ats, in_updated_ats) given (id, tasks, completed_at, updated_at)
  where p.id = given.id;
end $$;

-- The rounds that count of a player where only the first ones do, by their start: one that is told of late takes the place of a later one.
alter table retention.tournament_entry add column kept jsonb not null default '[]';

-- What was counted before this began first, and stays: the points with the first of so many rounds.
update retention.tournament_entry e set kept = (
  select jsonb_agg(jsonb_build_object(
    'id', '', 'begunAt', to_char(e.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'endedAt', to_char(e.reached_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'points', case n when 1 then e.points else 0 end::text))
  from generate_series(1, e.rounds) n)
from retention.tournament t
where t.id = e.tournament_id and t.finished_at is null and t.terms ->> 'roundsLimit' is not null and e.rounds > 0 and not e.is_house;

create function retention.save_scores(
  in_ids uuid[], in_points bigint[], in_rounds integer[], in_account_ids uuid[], in_reached_ats timestamptz[], in_kepts jsonb[], in_at timestamptz
) returns void language plpgsql set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set plan_cache_mode = force_generic_plan as $$
begin
  update retention.tournament_entry e set points = given.points, rounds = given.rounds, account_id = given.account_id,
    reached_at = given.reached_at, kept = given.kept, updated_at = in_at
  from unnest(in_ids, in_points, in_rounds, in_account_ids, in_reached_ats, in_kepts) given (id, points, rounds, account_id, reached_at, kept)
  where e.id = given.id;
end $$;
