-- A person is the same with characters between the letters that nobody sees (soft hyphens, joiners, marks of direction), and a document in letters of
-- another width. The indexes hold what the functions gave before.
create or replace function player.person_name(first_name text, last_name text) returns text language sql immutable strict parallel safe
return (
  select string_agg(part, ' ' order by part)
  from unnest(array[first_name, last_name]) as name,
    lateral (select lower(regexp_replace(normalize(name, nfkd),
      '[[:space:][:punct:]’\u00ad\u0300-\u036f\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]', '', 'g')) as part) as plain
);

create or replace function player.documents(personal_id_number text, cpf_number text) returns text[] language sql immutable parallel safe
return array(
  select plain
  from unnest(array[personal_id_number, cpf_number]) as number,
    lateral (select upper(regexp_replace(normalize(number, nfkd),
      '[[:space:][:punct:]\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]', '', 'g')) as plain) as spelled
  where plain <> ''
);

reindex index player.player_person_idx;
reindex index player.player_documents_idx;
