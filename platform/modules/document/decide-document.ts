import { documentStatus } from '@verdigale/contract';
import { AppError, type Kernel, type Queryable } from '#kernel';
import { lockDocumentLike, selectPendingDocuments, updateDecision, type DocumentRow } from './document.sql.ts';

/** An operator's decision on a document. A rejection has a reason, which the player reads. */
export type Decision = { isApproved: true } | { isApproved: false; reason: string };

/** The fact that follows a decision. */
export interface DecidedFact {
  type: string;
  fileName: string;
  isApproved: boolean;
  reason: string;
}

/** Documents that wait for a decision, oldest first. */
export function listPendingDocuments(db: Queryable): Promise<DocumentRow[]> {
  return db.all(selectPendingDocuments());
}

/** The only document whose id begins with this, locked until the transaction ends. Throws notFound. */
export async function requireDocumentLike(db: Queryable, id: string): Promise<DocumentRow> {
  const [row, another] = /^[\da-f-]{6,36}$/i.test(id) ? await db.all(lockDocumentLike(id.toLowerCase())) : [];
  if (!row || another) throw new AppError('notFound', another ? `several documents begin with ${id}` : `no document ${id}`);
  return row;
}

/** Decides a document by its id or an unambiguous beginning of it; a decision may be changed, and the same again changes nothing. Throws notFound. */
export async function decideDocument(
  kernel: Pick<Kernel, 'db' | 'clock' | 'events'>,
  id: string,
  decision: Decision,
): Promise<DocumentRow> {
  return kernel.db.transaction(async (tx) => {
    const row = await requireDocumentLike(tx, id);
    const status = decision.isApproved ? documentStatus.approved : documentStatus.rejected;
    const reason = decision.isApproved ? '' : decision.reason;
    if (row.status === status && (row.rejectReason ?? '') === reason) return row;
    const decided = await tx.one(updateDecision(row.id, { status, rejectReason: reason || null, now: kernel.clock.now() }));
    const payload: DecidedFact = { type: row.type, fileName: row.fileName, isApproved: decision.isApproved, reason };
    kernel.events.emit(tx, { topic: 'player.document.decided', playerId: row.playerId, payload });
    return decided;
  });
}
