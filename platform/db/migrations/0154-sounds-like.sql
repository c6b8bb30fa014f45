-- Words that are heard and not read ("rulete") share too few trigrams with the name: where nothing else is like the term, a word with
-- the same consonants is.

-- The consonants of each word in a folded name, double letters once; no wildcards of a pattern.
create function game.consonants(folded text) returns text language sql immutable strict parallel safe
return ' ' || translate(regexp_replace(folded, '([a-z])\1+', '\1', 'g'), 'aeiouy%_\', '') || ' ';

create index game_consonants_idx on game.game using gin (game.consonants(search_name) gin_trgm_ops);

-- Three consonants at least: with two of them any word is like any other.
create or replace function game.resembling(term text) returns setof uuid language sql stable strict parallel safe
set pg_trgm.word_similarity_threshold = 0.42
as $$
  with likest as materialized (select id from game.game where search_name %> term)
  select id from likest
  union all
  select id from game.game
  where not exists (select from likest) and length(game.consonants(term)) >= 5
    and game.consonants(search_name) like '%' || game.consonants(term) || '%'
$$;
