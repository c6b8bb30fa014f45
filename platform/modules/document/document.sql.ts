import { sql } from 'kysely';
import { documentStatus } from '@verdigale/contract';
import type { Query } from '#kernel';

export interface DocumentRow {
  id: string;
  player_id: string;
  type: string;
  file_name: string;
  file: string;
  media_type: string;
  size: number;
  status: number;
  reject_reason: string | null;
  created_at: Date;
  decided_at: Date | null;
}

const columns = sql`id, player_id, type, file_name, file, media_type, size, status, reject_reason, created_at, decided_at`;

export type NewDocumentRow = Omit<DocumentRow, 'reject_reason' | 'decided_at'>;

export function insertDocument(row: NewDocumentRow): Query<unknown> {
  return sql`
    insert into document.document (id, player_id, type, file_name, file, media_type, size, status, created_at)
    values (${row.id}, ${row.player_id}, ${row.type}, ${row.file_name}, ${row.file}, ${row.media_type}, ${row.size}, ${row.status}, ${row.created_at})`;
}

/** Uploads of one player take turns, so that none slips past the limit; held until the transaction ends. */
export function lockDocumentsOf(playerId: string): Query<unknown> {
  return sql`select pg_advisory_xact_lock(hashtextextended(${`document:${playerId}`}, 0))`;
}

export function selectDocuments(playerId: string): Query<DocumentRow> {
  return sql`select ${columns} from document.document where player_id = ${playerId} order by created_at, id`;
}

export function selectDocument(id: string, playerId: string): Query<DocumentRow> {
  return sql`select ${columns} from document.document where id::text = ${id} and player_id = ${playerId}`;
}

export function deleteDocumentRow(id: string, playerId: string): Query<DocumentRow> {
  return sql`delete from document.document where id::text = ${id} and player_id = ${playerId} returning ${columns}`;
}

/** For who decides: oldest first. */
export function selectPendingDocuments(): Query<DocumentRow> {
  return sql`select ${columns} from document.document where status = ${documentStatus.pending} order by created_at, id limit 500`;
}

/** By the whole id, or by so much of its beginning as a person types. */
export function lockDocumentLike(id: string): Query<DocumentRow> {
  return sql`select ${columns} from document.document where id::text like ${id} || '%' limit 2 for update`;
}

export function updateDecision(id: string, decision: { status: number; rejectReason: string | null; now: Date }): Query<DocumentRow> {
  return sql`
    update document.document set status = ${decision.status}, reject_reason = ${decision.rejectReason}, decided_at = ${decision.now}
    where id = ${id} returning ${columns}`;
}

export function selectKnownFiles(files: readonly string[]): Query<{ file: string }> {
  return sql`select file from document.document where file = any(${files}::uuid[])`;
}
