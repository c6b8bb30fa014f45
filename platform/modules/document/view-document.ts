import type { PlayerDocument } from '@verdigale/contract';
import type { DocumentRow } from './document.sql.ts';

/** A document as it stands on the wire. (W 4.1) */
export function viewDocument(row: DocumentRow | Omit<DocumentRow, 'reject_reason' | 'decided_at'>): PlayerDocument {
  return {
    id: row.id,
    fileName: row.file_name,
    type: row.type as PlayerDocument['type'],
    status: row.status,
    createdAt: row.created_at.toISOString(),
    rejectReason: 'reject_reason' in row ? row.reject_reason : null,
  };
}
