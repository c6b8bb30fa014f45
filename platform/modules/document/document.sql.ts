import { documentStatus } from '@verdigale/contract';
import { command, integer, nullable, query, row, text, timestamp, uuid, type RowOf } from '#kernel/db/sql.ts';

const document = row({
  id: uuid,
  playerId: uuid,
  type: text,
  fileName: text,
  file: uuid,
  mediaType: text,
  size: integer,
  status: integer,
  rejectReason: nullable(text),
  createdAt: timestamp,
  decidedAt: nullable(timestamp),
});
export type DocumentRow = RowOf<typeof document>;

export type NewDocumentRow = Omit<DocumentRow, 'rejectReason' | 'decidedAt'>;

export const insertDocument = (made: NewDocumentRow) => command`
    insert into document.document (id, player_id, type, file_name, file, media_type, size, status, created_at)
    values (${made.id}, ${made.playerId}, ${made.type}, ${made.fileName}, ${made.file}, ${made.mediaType}, ${made.size}, ${made.status}, ${made.createdAt})`;

/** Uploads of one player take turns, so that none slips past the limit; held until the transaction ends. */
export const lockDocumentsOf = (playerId: string) => command`select pg_advisory_xact_lock(hashtextextended(${`document:${playerId}`}, 0))`;

export const selectDocuments = (playerId: string) =>
  query(document)`select ${document.columns()} from document.document where player_id = ${playerId} order by created_at, id`;

export const selectDocument = (id: string, playerId: string) =>
  query(document)`select ${document.columns()} from document.document where id::text = lower(${id}) and player_id = ${playerId}`;

/** None that is approved, also when that is decided at the same moment. */
export const deleteOpenDocument = (id: string, playerId: string) => query(document)`
    delete from document.document where id::text = lower(${id}) and player_id = ${playerId} and status <> ${documentStatus.approved}
    returning ${document.columns()}`;

/** For who decides: oldest first. */
export const selectPendingDocuments = () =>
  query(
    document,
  )`select ${document.columns()} from document.document where status = ${documentStatus.pending} order by created_at, id limit 500`;

/** By the whole id, or by so much of its beginning as a person types. */
export const lockDocumentLike = (id: string) =>
  query(document)`select ${document.columns()} from document.document where id::text like ${id} || '%' limit 2 for update`;

export const updateDecision = (id: string, decision: { status: number; rejectReason: string | null; now: Date }) => query(document)`
    update document.document set status = ${decision.status}, reject_reason = ${decision.rejectReason}, decided_at = ${decision.now}
    where id = ${id} returning ${document.columns()}`;

const knownFile = row({ file: uuid });

export const selectKnownFiles = (files: readonly string[]) =>
  query(knownFile)`select file from document.document where file = any(${files}::uuid[])`;

export const deleteDocumentsOf = (playerId: string) =>
  query(knownFile)`delete from document.document where player_id = ${playerId} returning file`;
