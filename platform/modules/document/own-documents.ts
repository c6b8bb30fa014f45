import type { PlayerDocument } from '@verdigale/contract';
import { AppError, type Kernel, type Queryable, type Transaction } from '#kernel';
import { requireDocumentLike } from './decide-document.ts';
import { deleteDocumentsOf, deleteOpenDocument, selectDocument, selectDocuments, type DocumentRow } from './document.sql.ts';
import { openFileStore } from './file-store.ts';
import { viewDocument } from './view-document.ts';

/** A player's documents, oldest first. */
export async function listDocuments(db: Queryable, playerId: string): Promise<PlayerDocument[]> {
  return (await db.all(selectDocuments(playerId))).map(viewDocument);
}

/** The file behind a document, for its owner only. Throws notFound, for somebody else's as well. */
export async function readDocument({ db, config }: Kernel, playerId: string, id: string): Promise<Blob> {
  const row = await db.maybe(selectDocument(id, playerId));
  if (!row) throw new AppError('notFound', 'no such document');
  const content = await contentOf(db, config.documentsDir, row);
  return new Blob([new Uint8Array(content)], { type: row.mediaType });
}

/** The file behind anybody's document, for the operator who decides it: by its id or an unambiguous beginning of it. Throws notFound. */
export async function readAnyDocument(db: Queryable, documentsDir: string, id: string): Promise<{ fileName: string; content: Buffer }> {
  const row = await requireDocumentLike(db, id);
  return { fileName: row.fileName, content: await contentOf(db, documentsDir, row) };
}

/** Throws notFound where the document was deleted since its row was read; a file that has gone by itself is a fault. */
async function contentOf(db: Queryable, documentsDir: string, { id, playerId, file }: DocumentRow): Promise<Buffer> {
  try {
    return await openFileStore(documentsDir).read(file);
  } catch (error) {
    if (await db.maybe(selectDocument(id, playerId))) throw error;
    throw new AppError('notFound', 'no such document', { cause: error });
  }
}

/** Removes a document with its file and returns the remaining ones. Throws notFound, and documentFinal for one that is approved: it is evidence. */
export async function deleteDocument({ db, config }: Kernel, playerId: string, id: string): Promise<PlayerDocument[]> {
  const row = await db.maybe(deleteOpenDocument(id, playerId));
  if (!row) throw (await db.maybe(selectDocument(id, playerId))) ? isKept() : new AppError('notFound', 'no such document');
  await openFileStore(config.documentsDir).remove(row.file);
  return listDocuments(db, playerId);
}

function isKept(): AppError {
  const message = 'An approved document is kept';
  return new AppError('documentFinal', message, { fields: { id: [message] } });
}

/** Removes all documents of a player, whatever was decided, and returns the names of their files, for `removeFiles` after the commit. */
export async function eraseDocuments(tx: Transaction, playerId: string): Promise<string[]> {
  return (await tx.all(deleteDocumentsOf(playerId))).map(({ file }) => file);
}

/** What is left when this ends early is swept away by the hour. */
export async function removeFiles(documentsDir: string, files: readonly string[]): Promise<void> {
  const store = openFileStore(documentsDir);
  for (const file of files) await store.remove(file);
}
