-- Recognising one person behind two accounts: who is excluded or blocked does not begin anew. (platform/modules/player/person)

-- A name as it is compared: without case, accents, spaces and marks, and whichever of the two is called the first.
create function player.person_name(first_name text, last_name text) returns text language sql immutable strict parallel safe
return (
  select string_agg(part, ' ' order by part)
  from unnest(array[first_name, last_name]) as name,
    lateral (select lower(regexp_replace(normalize(name, nfkd), '[[:space:][:punct:]’\u0300-\u036f]', '', 'g')) as part) as plain
);

-- The numbers of a person's documents as they are compared; none is an empty list.
create function player.documents(personal_id_number text, cpf_number text) returns text[] language sql immutable parallel safe
return array(
  select plain
  from unnest(array[personal_id_number, cpf_number]) as number,
    lateral (select upper(regexp_replace(number, '[[:space:][:punct:]]', '', 'g')) as plain) as spelled
  where plain <> ''
);

-- The mailbox behind an address: without what stands behind a plus sign, and at Google without the dots.
create function player.mailbox(email text) returns text language sql immutable strict parallel safe
return (
  select case when host in ('gmail.com', 'googlemail.com') then replace(name, '.', '') || '@gmail.com' else name || '@' || host end
  from (select split_part(split_part(lower(email), '@', 1), '+', 1) as name, split_part(lower(email), '@', 2) as host) as parts
);

create index player_person_idx on player.player (birthdate, player.person_name(first_name, last_name));
create index player_documents_idx on player.player using gin (player.documents(personal_id_number, cpf_number)) with (fastupdate = off);
create index player_mailbox_idx on player.player (player.mailbox(email_lower));
create index player_said_phone_idx on player.player (phone);
create index session_fingerprint_idx on player.session (fingerprint, player_id);

-- An operator has looked: whoever has this e-mail address or phone is not that player, however alike they are.
create table player.another_person (
  player_id uuid not null,
  contact text not null,
  noted_at timestamptz not null,
  constraint another_person_player_id_contact_pkey primary key (player_id, contact),
  constraint another_person_player_id_fkey foreign key (player_id) references player.player (id)
);

-- The players who are like a person: by name and birth date, unless their documents differ; by document, phone or mailbox; by a device together
-- with the birth date, since households share devices. `mail_address` is the e-mail in small letters; what is not known is null, or an empty list.
create function player.alike(name text, born date, numbers text[], phone_number text, mail_address text, devices text[])
returns table (id uuid, trait text) language sql stable parallel safe as $$
  select found.id, found.trait
  from (
    select player.id, 'name' as trait from player.player
    where player.birthdate = born and player.person_name(player.first_name, player.last_name) = name
      and (numbers = '{}' or player.documents(player.personal_id_number, player.cpf_number) = '{}'
        or player.documents(player.personal_id_number, player.cpf_number) && numbers)
    union all
    select player.id, 'document' from player.player where player.documents(player.personal_id_number, player.cpf_number) && numbers
    union all
    select player.id, 'phone' from player.player where player.phone = phone_number
    union all
    select player.id, 'e-mail' from player.player where player.mailbox(player.email_lower) = player.mailbox(mail_address)
    union all
    select player.id, 'device' from player.player
    where player.birthdate = born
      and exists (select from player.session where session.fingerprint = any(devices) and session.player_id = player.id)
  ) as found
  where not exists (
    select from player.another_person
    where another_person.player_id = found.id and another_person.contact in (mail_address, phone_number)
  )
$$;
