-- Finding games: by a name that may be mistyped, by label, and in the lobby's order; and the latest wins of a country.

create extension if not exists pg_trgm;

-- A name as it is compared: without case, accents and apostrophes; c and k are one letter; Cyrillic letters, and those that have no plain form,
-- are the nearest Latin one.
create function game.fold(name text) returns text language sql immutable strict parallel safe
return translate(
  lower(regexp_replace(normalize(name, nfd), '[\u0300-\u036f''’]', '', 'g')),
  'kабвгдежзиклмнопрстуфхцчшщыэюяøłđıßæœъь',
  'cabvgdejziclmnoprstufhccssyeuaoldisao'
);

alter table game.game add column search_name text not null generated always as (game.fold(name)) stored;
alter table game.provider add column search_name text not null generated always as (game.fold(name)) stored;
create index game_search_name_idx on game.game using gin (search_name gin_trgm_ops);
create index game_labels_idx on game.game using gin (labels);
create index game_name_idx on game.game (name, identity) where is_enabled;

-- Games with a word like the term, which is folded and has at least four letters: one letter may be wrong, missing or too many.
create function game.resembling(term text) returns setof uuid language sql stable strict parallel safe
set pg_trgm.word_similarity_threshold = 0.42
as $$ select id from game.game where search_name %> term $$;

-- What can be played leads, whatever its score.
drop index game.game_score_idx;
create index game_order_idx on game.game ((launch_provider is null), score desc, identity) where is_enabled;

create index round_winner_country_idx on game.round (country, finished_at desc) where status = 'finished' and payout > stake;
