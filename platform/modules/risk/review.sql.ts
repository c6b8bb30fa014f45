import { sql } from 'kysely';
import type { Queryable, ReviewReason, Transaction } from '#kernel';

export type ReviewStatus = 'noted' | 'waiting' | 'approved' | 'refused' | 'taken-back';

export interface Review {
  invoiceId: string;
  playerId: string;
  reasons: ReviewReason[];
  status: ReviewStatus;
  createdAt: Date;
}

const columns = sql`invoice_id as "invoiceId", player_id as "playerId", reasons, status, created_at as "createdAt"`;

export function insertReview(tx: Transaction, { invoiceId, playerId, reasons, status, createdAt }: Review): void {
  tx.write(sql`insert into risk.withdrawal_review (invoice_id, player_id, reasons, status, created_at)
    values (${invoiceId}, ${playerId}, ${reasons}, ${status}, ${createdAt})`);
}

/** Read under the player's lock, which every change of it holds. */
export async function findReview(tx: Transaction, invoiceId: string): Promise<Review | undefined> {
  return tx.maybe(sql<Review>`select ${columns} from risk.withdrawal_review where invoice_id = ${invoiceId}`);
}

/** Oldest first. */
export async function listWaiting(db: Queryable): Promise<Review[]> {
  return db.all(sql<Review>`select ${columns} from risk.withdrawal_review where status = 'waiting' order by created_at`);
}

/** Ends the wait, if there is one. */
export function closeReview(
  tx: Transaction,
  invoiceId: string,
  { status, note = '', at }: { status: Exclude<ReviewStatus, 'noted' | 'waiting'>; note?: string; at: Date },
): void {
  tx.write(sql`update risk.withdrawal_review set status = ${status}, note = ${note}, decided_at = ${at}
    where invoice_id = ${invoiceId} and status = 'waiting'`);
}
