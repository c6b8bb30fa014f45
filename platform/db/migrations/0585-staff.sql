-- By whose key an operator's commands and tools act. (platform/modules/staff)
create schema staff;

create table staff.key (
  -- The SHA-256 of the key, in hexadecimal: whoever reads this table can act by none of them.
  print text not null,
  name text not null,
  -- Of the demo, whose keys are public.
  is_demo boolean not null,
  added_at timestamptz not null,
  -- Absent for the first two people: nobody was there before them.
  added_by text,
  approved_at timestamptz,
  approved_by text,
  ended_at timestamptz,
  ended_by text,
  constraint key_print_pkey primary key (print),
  constraint key_print_check check (print ~ '^[0-9a-f]{64}$'),
  -- One spelling for each name, so that nobody is two people by a capital or a space.
  constraint key_name_check check (name ~ '^[a-z][a-z0-9.-]{0,39}$'),
  constraint key_approved_at_check check (num_nonnulls(approved_by, approved_at) <> 1),
  constraint key_approved_by_check check (approved_by <> added_by),
  constraint key_ended_at_check check (num_nonnulls(ended_by, ended_at) <> 1)
);
