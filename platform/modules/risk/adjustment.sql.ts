import { bigint, command, integer, nullable, query, row, text, timestamp, uuid, type RowOf } from '#kernel/db/sql.ts';
import { asked, decide, type FourEyesDecision } from '#kernel/four-eyes.sql.ts';

/** A correction of a balance that an operator has asked for. */
const adjustment = row({
  ...asked,
  playerId: uuid,
  accountId: uuid,
  amount: bigint,
  currency: text,
  exponent: integer,
});
export type Adjustment = RowOf<typeof adjustment>;

export const insertAdjustment = (wish: Omit<Adjustment, 'status'>) => command`
  insert into risk.adjustment (id, player_id, account_id, amount, currency, exponent, reason, asked_by, created_at)
  values (${wish.id}, ${wish.playerId}, ${wish.accountId}, ${wish.amount}, ${wish.currency}, ${wish.exponent}, ${wish.reason},
    ${wish.askedBy}, ${wish.createdAt})`;

/** Every change of it holds the player's lock. */
export const adjustmentById = (id: string) => query(adjustment)`
  select ${adjustment.columns()} from risk.adjustment where id = ${id}`;

/** Oldest first. */
export const waitingAdjustments = () => query(adjustment)`
  select ${adjustment.columns()} from risk.adjustment where status = 'waiting' order by created_at`;

/** Stores what the second person has decided; moves no money. */
export const closeAdjustment = (id: string, decision: FourEyesDecision) => command`update risk.adjustment ${decide(id, decision)}`;

const decided = row({ ...adjustment.shape, decidedBy: nullable(text), decidedAt: nullable(timestamp) });

/** Those that were decided in a stretch of time. */
export const decidedAdjustments = ({ start, end }: { start: Date; end: Date }) => query(decided)`
  select ${decided.columns()} from risk.adjustment where decided_at >= ${start} and decided_at < ${end} order by decided_at, id`;
