-- A player who has come back has no exclusion any more; that he had one is kept.

create table player.past_exclusion (
  id uuid not null,
  player_id uuid not null,
  period text not null,
  started_at timestamptz not null,
  ends_at timestamptz not null,
  return_asked_at timestamptz,
  ended_at timestamptz not null default now(),
  constraint past_exclusion_id_pkey primary key (id),
  constraint past_exclusion_player_id_fkey foreign key (player_id) references player.player (id)
);
create index past_exclusion_player_id_idx on player.past_exclusion (player_id);

create function player.keep_past_exclusion() returns trigger language plpgsql as $$
begin
  insert into player.past_exclusion (id, player_id, period, started_at, ends_at, return_asked_at)
  values (old.id, old.player_id, old.period, old.started_at, old.ends_at, old.return_asked_at);
  return null;
end $$;
create trigger keep_past_exclusion after delete on player.self_exclusion for each row execute function player.keep_past_exclusion();
