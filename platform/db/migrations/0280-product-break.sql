-- Breaks from, and self-exclusions of, one product. Those of the whole account are limits.cooling_off and player.self_exclusion.
-- Nobody shortens one that runs, whatever he may do with the table. (platform/modules/limit)

create table limits.product_break (
  id uuid not null,
  player_id uuid not null,
  product text not null,
  -- 4 self-exclusion, 5 break.
  definition integer not null,
  period text not null,
  started_at timestamptz not null,
  -- Null for good.
  ends_at timestamptz,
  constraint product_break_player_id_pkey primary key (player_id, product, definition),
  constraint product_break_product_check check (product in ('casino', 'sportsbook')),
  constraint product_break_definition_check check (definition in (4, 5)),
  constraint product_break_ends_at_check check (ends_at > started_at)
);

create function limits.keep_product_break() returns trigger language plpgsql as $$
begin
  if tg_op = 'TRUNCATE' then
    raise exception 'a break cannot be shortened';
  end if;
  if coalesce(old.ends_at, 'infinity') > now() and (tg_op = 'DELETE' or coalesce(new.ends_at, 'infinity') < coalesce(old.ends_at, 'infinity')
    or (new.player_id, new.product, new.definition) is distinct from (old.player_id, old.product, old.definition)) then
    raise exception 'a break cannot be shortened';
  end if;
  return case tg_op when 'DELETE' then old else new end;
end $$;
create trigger keep_product_break before update or delete on limits.product_break
  for each row execute function limits.keep_product_break();
create trigger keep_product_breaks before truncate on limits.product_break
  for each statement execute function limits.keep_product_break();
