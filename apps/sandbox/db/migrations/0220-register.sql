-- People on the stand-in for a national register of self-exclusion, as a tester put them there.

create table sandbox.listed_person (
  id uuid not null,
  email text,
  personal_id_number text,
  last_name text,
  birthdate date,
  -- Null as long as nobody takes the person off.
  until timestamptz,
  listed_at timestamptz not null,
  constraint listed_person_id_pkey primary key (id)
);
