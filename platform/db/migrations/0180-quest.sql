-- Quests: what players are asked to do, and how far each of them has come. (platform/modules/retention/README.md)

create table retention.quest (
  id uuid not null,
  -- Its name in the brand folder and in addresses.
  identity text not null,
  -- What those who begin it now are asked for; null when nobody can begin it.
  version_id uuid,
  constraint quest_id_pkey primary key (id),
  constraint quest_identity_key unique (identity)
);

create table retention.quest_version (
  id uuid not null,
  quest_id uuid not null,
  -- As the brand states it, sums as decimals.
  terms jsonb not null,
  -- Of the terms: the same data is not loaded twice.
  digest text not null,
  created_at timestamptz not null,
  constraint quest_version_id_pkey primary key (id),
  constraint quest_version_quest_id_digest_key unique (quest_id, digest),
  constraint quest_version_quest_id_fkey foreign key (quest_id) references retention.quest (id)
);
alter table retention.quest add constraint quest_version_id_fkey foreign key (version_id) references retention.quest_version (id);

-- What players have begun is never rewritten.
create function retention.refuse_version_change() returns trigger language plpgsql as $$
begin
  raise exception 'version % of a quest stays as it is: make a new one', old.id
    using errcode = 'restrict_violation', schema = 'retention', table = 'quest_version';
end $$;
create trigger quest_version_immutable before update or delete on retention.quest_version
  for each row execute function retention.refuse_version_change();

create table retention.player_quest (
  id uuid not null,
  player_id uuid not null,
  quest_id uuid not null,
  version_id uuid not null,
  -- Whose money counts, and where a reward of money goes.
  account_id uuid not null,
  currency text not null,
  exponent smallint not null,
  -- 2 active, 3 completed, 4 completed without reward, 5 expired, 6 cancelled
  state smallint not null,
  -- The day or week in which it was begun, where it may be done in each; else the epoch.
  period_start timestamptz not null,
  -- How far each task has come: TaskProgress of platform/modules/retention/quest/progress.ts
  tasks jsonb not null,
  -- What was promised, in the currency: Promised of platform/modules/retention/quest/promise-rewards.ts
  rewards jsonb not null,
  started_at timestamptz not null,
  ends_at timestamptz,
  -- When the last task was done.
  completed_at timestamptz,
  finished_at timestamptz,
  updated_at timestamptz not null,
  constraint player_quest_id_pkey primary key (id),
  constraint player_quest_quest_id_fkey foreign key (quest_id) references retention.quest (id),
  constraint player_quest_version_id_fkey foreign key (version_id) references retention.quest_version (id),
  constraint player_quest_state_check check (state between 2 and 6 and (state = 2) = (finished_at is null)),
  constraint player_quest_completed_at_check check (state not in (3, 4) or completed_at is not null)
) with (fillfactor = 80); -- tasks change with rounds
-- Once in its period; what was given up may be begun again.
create unique index player_quest_player_id_quest_id_period_start_key
  on retention.player_quest (player_id, quest_id, period_start) where state <> 6;
create index player_quest_player_id_idx on retention.player_quest (player_id, started_at desc, id desc);
create index player_quest_active_idx on retention.player_quest (player_id) where state = 2;
create index player_quest_ends_at_idx on retention.player_quest (ends_at) where state = 2 and completed_at is null;
