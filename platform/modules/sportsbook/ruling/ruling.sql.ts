import { command, json, nullable, oneOf, query, row, text, timestamp, uuid, type RowOf } from '#kernel/db/sql.ts';
import type { Ends } from './ruling.ts';

const ruling = row({
  id: uuid,
  eventId: text,
  market: nullable(text),
  specifiers: nullable(text),
  kind: oneOf(['void', 'settle', 'lift']),
  ends: nullable(json<Ends>()),
  reason: text,
  askedBy: text,
  createdAt: timestamp,
  status: oneOf(['waiting', 'approved', 'refused']),
});
export type Ruling = RowOf<typeof ruling>;

export const insertRuling = (asked: Omit<Ruling, 'status'>) => command`
  insert into sportsbook.ruling (id, event_id, market, specifiers, kind, ends, reason, asked_by, created_at)
  values (${asked.id}, ${asked.eventId}, ${asked.market}, ${asked.specifiers}, ${asked.kind}, ${asked.ends && JSON.stringify(asked.ends)},
    ${asked.reason}, ${asked.askedBy}, ${asked.createdAt})`;

/** Every change of it holds the lock of its event. */
export const rulingById = (id: string) => query(ruling)`select ${ruling.columns()} from sportsbook.ruling where id = ${id}`;

/** Oldest first. */
export const waitingRulings = () => query(ruling)`
  select ${ruling.columns()} from sportsbook.ruling where status = 'waiting' order by created_at, id`;

export const closeRuling = (id: string, { status, by, at }: { status: 'approved' | 'refused'; by: string; at: Date }) => command`
  update sportsbook.ruling set status = ${status}, decided_by = ${by}, decided_at = ${at} where id = ${id} and status = 'waiting'`;
