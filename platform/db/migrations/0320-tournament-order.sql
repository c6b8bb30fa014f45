-- Ranking a tournament wrote the place of nearly every entry. Now the order alone is kept, and a place is counted when it is asked for.
-- (platform/modules/retention/README.md) `tournament_standing` stays for processes of the release before; the next release drops it.

-- Entries as they were last ranked.
create table retention.tournament_order (
  tournament_id uuid not null,
  player_id uuid not null,
  -- 0 with rounds enough for a prize, else 1: these stand behind all others.
  tier smallint not null,
  -- The points below zero, so that the whole order ascends.
  behind bigint not null,
  reached_at timestamptz not null,
  entry_id uuid not null,
  constraint tournament_order_pkey primary key (tournament_id, player_id)
);
insert into retention.tournament_order (tournament_id, player_id, tier, behind, reached_at, entry_id)
select s.tournament_id, s.player_id, (e.rounds < coalesce((t.terms ->> 'minRounds')::int, 0))::int, -s.points, e.reached_at, e.id
from retention.tournament_standing s join retention.tournament t on t.id = s.tournament_id
join retention.tournament_entry e on e.tournament_id = s.tournament_id and e.player_id = s.player_id;
create unique index tournament_order_idx on retention.tournament_order (tournament_id, tier, behind, reached_at, entry_id);

-- Where every five hundredth place began then.
create table retention.tournament_mark (
  tournament_id uuid not null,
  place integer not null,
  tier smallint not null,
  behind bigint not null,
  reached_at timestamptz not null,
  entry_id uuid not null,
  constraint tournament_mark_pkey primary key (tournament_id, place)
);
insert into retention.tournament_mark (tournament_id, place, tier, behind, reached_at, entry_id)
select tournament_id, place, tier, behind, reached_at, entry_id from (
  select *, row_number() over (partition by tournament_id order by tier, behind, reached_at, entry_id) as place from retention.tournament_order
) ranked where place % 500 = 1;
