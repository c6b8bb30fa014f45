-- A seal over each day of the journal and all days before it, so that no entry is changed unseen. (platform/modules/journal)
create table journal.seal (
  -- In UTC.
  day date not null,
  entries integer not null,
  seal text not null,
  constraint seal_day_pkey primary key (day)
);
create trigger keep_seal before update or delete on journal.seal for each row execute function journal.keep_entries();
create trigger keep_seals before truncate on journal.seal for each statement execute function journal.keep_entries();
