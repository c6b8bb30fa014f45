import { command, json, oneOf, query, row, text, timestamp, uuid, type RowOf } from '#kernel/db/sql.ts';

const patterns = ['price-beaten', 'closing-line', 'cash-out-timing', 'both-sides', 'linked-same', 'linked-opposite'] as const;

const review = row({
  id: uuid,
  pattern: oneOf(patterns),
  playerId: uuid,
  subject: text,
  facts: json<Record<string, string | number>>(),
  foundAt: timestamp,
});
/** A pattern that a person should look at. */
export type Review = RowOf<typeof review>;

/** Once for what it is about, also when it was closed. */
export const insertReview = (r: Review) => command`
  insert into sportsbook.review (id, pattern, player_id, subject, facts, found_at)
  values (${r.id}, ${r.pattern}, ${r.playerId}, ${r.subject}, ${JSON.stringify(r.facts)}, ${r.foundAt})
  on conflict on constraint review_pattern_player_id_subject_key do nothing`;

/** The oldest first. */
export const openReviews = () => query(review)`
  select ${review.columns()} from sportsbook.review where closed_at is null order by found_at, pattern, player_id`;

const closed = row({ id: uuid });

export const closeOpenReview = (id: string, { by, reason, at }: { by: string; reason: string; at: Date }) => query(closed)`
  update sportsbook.review set closed_at = ${at}, closed_by = ${by}, reason = ${reason}
  where id::text = ${id} and closed_at is null returning id`;
