import { raw, sql, type Sql } from '#kernel/db/sql.ts';

/** Shorter terms have too few trigrams to distinguish a typing error from another word. */
const shortestMistypedTerm = 4;
/** As in `game.resembling`: a wrong letter in the middle of a short word passes, two letters that begin alike do not. */
const leastLikeness = 0.42;

type Named = 'g' | 'p';

/** Computed once a statement, not once a row. */
const folded = (term: string) => sql`(select game.fold(${term}))`;
/** A pattern that holds the term as it is written. */
const escaped = (term: string) => folded(term.replaceAll(/[\\%_]/g, '\\$&'));

/** Whether a name holds the term, or has a word that is nearly it. Studios are few enough to be compared one by one. */
export function nameMatches(table: Named, term: string): Sql {
  const alias = raw(table);
  // Apostrophes and accents are folded away: a term of nothing else would be found in every name.
  const holds = sql`(${folded(term)} <> '' and ${alias}.search_name like '%' || ${escaped(term)} || '%')`;
  // Of what is left of it: an apostrophe behind three letters makes them no longer.
  const isLong = sql`length(${folded(term)}) >= ${shortestMistypedTerm}`;
  if (table === 'g') return sql`(${holds} or (${isLong} and g.id in (select game.resembling(${folded(term)}))))`;
  return sql`(${holds} or (${isLong} and word_similarity(${folded(term)}, p.search_name) >= ${leastLikeness}))`;
}

/** The whole name, its beginning, the beginning of a word, any part of it, then what is only like it, the likest first. */
export function nameOrder(table: Named, term: string): Sql {
  const name = raw(`${table}.search_name`);
  return sql`case when ${name} = ${folded(term)} then 0 when ${name} like ${escaped(term)} || '%' then 1
    when ${name} like '% ' || ${escaped(term)} || '%' then 2 when ${name} like '%' || ${escaped(term)} || '%' then 3 else 4 end,
    word_similarity(${folded(term)}, ${name}) desc`;
}
