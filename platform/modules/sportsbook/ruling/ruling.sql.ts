import { command, json, nullable, oneOf, query, row, text, type RowOf } from '#kernel/db/sql.ts';
import { asked, decide, type FourEyesDecision } from '#kernel/four-eyes.sql.ts';
import type { Ends } from './ruling.ts';

const ruling = row({
  ...asked,
  eventId: text,
  market: nullable(text),
  specifiers: nullable(text),
  kind: oneOf(['void', 'settle', 'lift']),
  ends: nullable(json<Ends>()),
});
export type Ruling = RowOf<typeof ruling>;

export const insertRuling = (wish: Omit<Ruling, 'status'>) => command`
  insert into sportsbook.ruling (id, event_id, market, specifiers, kind, ends, reason, asked_by, created_at)
  values (${wish.id}, ${wish.eventId}, ${wish.market}, ${wish.specifiers}, ${wish.kind}, ${wish.ends && JSON.stringify(wish.ends)},
    ${wish.reason}, ${wish.askedBy}, ${wish.createdAt})`;

/** Every change of it holds the lock of its event. */
export const rulingById = (id: string) => query(ruling)`select ${ruling.columns()} from sportsbook.ruling where id = ${id}`;

/** Oldest first. */
export const waitingRulings = () => query(ruling)`
  select ${ruling.columns()} from sportsbook.ruling where status = 'waiting' order by created_at, id`;

export const closeRuling = (id: string, decision: FourEyesDecision) => command`update sportsbook.ruling ${decide(id, decision)}`;
