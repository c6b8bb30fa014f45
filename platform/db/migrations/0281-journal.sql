-- Significant events that no other table keeps. Nothing is changed or taken away. (platform/modules/journal)
create schema journal;

create table journal.entry (
  id uuid not null,
  kind text not null,
  -- Absent where no account is concerned.
  player_id uuid,
  details jsonb not null,
  noted_at timestamptz not null,
  constraint entry_id_pkey primary key (id)
);
create index entry_noted_at_idx on journal.entry (noted_at);
create index entry_kind_idx on journal.entry (kind, noted_at desc);

create function journal.keep_entries() returns trigger language plpgsql as $$
begin
  raise exception 'the journal is only written to';
end $$;
create trigger keep_entry before update or delete on journal.entry for each row execute function journal.keep_entries();
create trigger keep_entries before truncate on journal.entry for each statement execute function journal.keep_entries();
