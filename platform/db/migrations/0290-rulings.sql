-- What the house rules of an event that its feed has forgotten or tells wrongly: one person asks, another decides. (docs/guides/run-the-book.md)
create table sportsbook.ruling (
  id uuid not null,
  event_id text not null,
  -- One line of the event; both are absent where it is about the whole event.
  market text,
  specifiers text,
  kind text not null,
  -- How each outcome ended, by its key, where bets are settled.
  ends jsonb,
  reason text not null,
  asked_by text not null,
  created_at timestamptz not null,
  status text not null default 'waiting',
  decided_by text,
  decided_at timestamptz,
  constraint ruling_id_pkey primary key (id),
  constraint ruling_event_id_fkey foreign key (event_id) references sportsbook.event (id),
  constraint ruling_specifiers_check check ((market is null) = (specifiers is null)),
  constraint ruling_kind_check check (kind in ('void', 'settle', 'lift')),
  constraint ruling_ends_check check ((ends is not null) = (kind = 'settle') and (kind <> 'settle' or market is not null)),
  constraint ruling_status_check check (status in ('waiting', 'approved', 'refused')),
  constraint ruling_decided_at_check check (num_nonnulls(decided_by, decided_at) = case status when 'waiting' then 0 else 2 end),
  -- Nobody approves what he has asked for, whoever writes the row.
  constraint ruling_decided_by_check check (decided_by <> asked_by)
);
create index ruling_waiting_idx on sportsbook.ruling (created_at) where status = 'waiting';
create index ruling_event_id_idx on sportsbook.ruling (event_id);
