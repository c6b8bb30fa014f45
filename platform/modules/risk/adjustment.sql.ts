import { bigint, command, integer, nullable, oneOf, query, row, text, timestamp, uuid, type RowOf } from '#kernel/db/sql.ts';

/** A correction of a balance that an operator has asked for. */
const adjustment = row({
  id: uuid,
  playerId: uuid,
  accountId: uuid,
  amount: bigint,
  currency: text,
  exponent: integer,
  reason: text,
  askedBy: text,
  createdAt: timestamp,
  status: oneOf(['waiting', 'approved', 'refused']),
});
export type Adjustment = RowOf<typeof adjustment>;

export const insertAdjustment = (asked: Omit<Adjustment, 'status'>) => command`
  insert into risk.adjustment (id, player_id, account_id, amount, currency, exponent, reason, asked_by, created_at)
  values (${asked.id}, ${asked.playerId}, ${asked.accountId}, ${asked.amount}, ${asked.currency}, ${asked.exponent}, ${asked.reason},
    ${asked.askedBy}, ${asked.createdAt})`;

/** Every change of it holds the player's lock. */
export const adjustmentById = (id: string) => query(adjustment)`
  select ${adjustment.columns()} from risk.adjustment where id = ${id}`;

/** Oldest first. */
export const waitingAdjustments = () => query(adjustment)`
  select ${adjustment.columns()} from risk.adjustment where status = 'waiting' order by created_at`;

export const closeAdjustment = (id: string, { status, by, at }: { status: 'approved' | 'refused'; by: string; at: Date }) => command`
  update risk.adjustment set status = ${status}, decided_by = ${by}, decided_at = ${at} where id = ${id} and status = 'waiting'`;

const decided = row({ ...adjustment.shape, decidedBy: nullable(text), decidedAt: nullable(timestamp) });

/** Those that were decided in a stretch of time. */
export const decidedAdjustments = ({ start, end }: { start: Date; end: Date }) => query(decided)`
  select ${decided.columns()} from risk.adjustment where decided_at >= ${start} and decided_at < ${end} order by decided_at, id`;
