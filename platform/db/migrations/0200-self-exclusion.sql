-- Players who have shut themselves out: their status is blocked as well, so that whatever refuses a blocked player refuses them.
-- Nobody shortens it, whatever he may do with the tables. (platform/modules/player/exclusion)

create table player.self_exclusion (
  id uuid not null,
  player_id uuid not null,
  period text not null,
  started_at timestamptz not null,
  -- Null for good.
  ends_at timestamptz,
  -- When its player asked to come back, once it was over.
  return_asked_at timestamptz,
  constraint self_exclusion_player_id_pkey primary key (player_id),
  constraint self_exclusion_player_id_fkey foreign key (player_id) references player.player (id),
  constraint self_exclusion_ends_at_check check (ends_at > started_at)
);

create function player.keep_exclusion() returns trigger language plpgsql as $$
begin
  if coalesce(old.ends_at, 'infinity') > now() and (tg_op = 'DELETE' or coalesce(new.ends_at, 'infinity') < coalesce(old.ends_at, 'infinity')
    or new.player_id <> old.player_id) then
    raise exception 'a self-exclusion cannot be shortened';
  end if;
  return case tg_op when 'DELETE' then old else new end;
end $$;
create trigger keep_exclusion before update or delete on player.self_exclusion for each row execute function player.keep_exclusion();

create function player.keep_excluded() returns trigger language plpgsql as $$
begin
  if exists (select from player.self_exclusion where player_id = old.id and coalesce(ends_at, 'infinity') > now()) then
    raise exception 'this player is self-excluded';
  end if;
  return new;
end $$;
-- 3 is blocked.
create trigger keep_excluded before update of status on player.player for each row
  when (old.status = 3 and new.status <> 3) execute function player.keep_excluded();
