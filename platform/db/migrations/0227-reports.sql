-- Reports read the transfers of a stretch of time, which lie together on disk.
create index transfer_posted_at_idx on wallet.transfer using brin (posted_at) with (pages_per_range = 32, autosummarize = on);

-- A row's trigger does not see its table emptied.
create function player.refuse_emptying() returns trigger language plpgsql as $$
begin
  raise exception 'a self-exclusion cannot be shortened';
end $$;
create trigger keep_exclusions before truncate on player.self_exclusion for each statement execute function player.refuse_emptying();
