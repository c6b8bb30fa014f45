import type { ReviewReason } from '#config';
import { command, nullable, oneOf, query, row, textArrayOf, timestamp, uuid, type RowOf } from '#kernel/db/sql.ts';

/** What the rules noticed when a withdrawal was asked for, or that its account was blocked before it was paid out. */
export type HoldReason = ReviewReason | 'blocked';

const review = row({
  invoiceId: uuid,
  playerId: uuid,
  reasons: textArrayOf<HoldReason>(),
  status: oneOf(['noted', 'waiting', 'approved', 'refused', 'taken-back']),
  createdAt: timestamp,
});
export type Review = RowOf<typeof review>;
export type ReviewStatus = Review['status'];

export const insertReview = ({ invoiceId, playerId, reasons, status, createdAt }: Review) => command`
  insert into risk.withdrawal_review (invoice_id, player_id, reasons, status, created_at)
  values (${invoiceId}, ${playerId}, ${reasons}, ${status}, ${createdAt})`;

/** Has a withdrawal wait for an operator that the rules let pass. Touches no row where an operator has let it pass. */
export const holdBack = (
  { invoiceId, playerId, createdAt }: Pick<Review, 'invoiceId' | 'playerId' | 'createdAt'>,
  reason: HoldReason,
) => command`
  insert into risk.withdrawal_review as known (invoice_id, player_id, reasons, status, created_at)
  values (${invoiceId}, ${playerId}, ${[reason]}, 'waiting', ${createdAt})
  on conflict on constraint withdrawal_review_invoice_id_pkey
  do update set status = 'waiting', reasons = known.reasons || excluded.reasons where known.status = 'noted'`;

/** To be read under the player's lock, which every change of it holds. */
export const findReview = (invoiceId: string) => query(review)`
  select ${review.columns()} from risk.withdrawal_review where invoice_id = ${invoiceId}`;

const lastLook = row({ at: nullable(timestamp) });

/** When a withdrawal of the player was last noticed for its size, or waited for an operator; one that was given back does not count. */
export const lastLookAt = (playerId: string) => query(lastLook)`
  select max(created_at) as at from risk.withdrawal_review
  where player_id = ${playerId} and (status in ('waiting', 'approved') or status = 'noted' and 'large' = any(reasons))`;

/** Oldest first. */
export const waitingReviews = () => query(review)`
  select ${review.columns()} from risk.withdrawal_review where status = 'waiting' order by created_at`;

/** Ends the wait, if there is one. */
export const closeReview = (
  invoiceId: string,
  { status, note = '', at }: { status: Exclude<ReviewStatus, 'noted' | 'waiting'>; note?: string; at: Date },
) => command`
  update risk.withdrawal_review set status = ${status}, note = ${note}, decided_at = ${at}
  where invoice_id = ${invoiceId} and status = 'waiting'`;
