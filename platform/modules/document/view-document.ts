import type { PlayerDocument } from '@verdigale/contract';
import type { DocumentRow } from './document.sql.ts';

/** A document as it stands on the wire. (wire 4.1) */
export function viewDocument(row: DocumentRow | Omit<DocumentRow, 'rejectReason' | 'decidedAt'>): PlayerDocument {
  return {
    id: row.id,
    fileName: row.fileName,
    type: row.type as PlayerDocument['type'],
    status: row.status,
    createdAt: row.createdAt.toISOString(),
    rejectReason: 'rejectReason' in row ? row.rejectReason : null,
  };
}
