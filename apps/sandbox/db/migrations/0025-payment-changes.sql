-- When a payment's state last changed: what a list of a period is about. Of milliseconds, as the list shows it.

alter table sandbox.payment add column changed_at timestamptz(3) not null default now();
create index payment_changed_at_idx on sandbox.payment (kind, changed_at, id);

create function sandbox.note_change() returns trigger language plpgsql as $$
begin
  new.changed_at := clock_timestamp();
  return new;
end $$;
create trigger payment_note_change before update on sandbox.payment for each row
  when (old is distinct from new) execute function sandbox.note_change();
