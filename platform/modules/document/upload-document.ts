import { documentStatus, type PlayerDocument } from '@verdigale/contract';
import { AppError, newId, type Kernel } from '#kernel';
import { insertDocument, lockDocumentsOf, selectDocuments } from './document.sql.ts';
import { openFileStore } from './file-store.ts';
import { acceptedMediaType, shownFileName } from './media-type.ts';
import { viewDocument } from './view-document.ts';

/** Beside those that are approved, which nobody can make room by: enough for every kind in several attempts. */
export const maxDocuments = 20;

export interface Upload {
  type: string;
  fileName: string;
  content: Uint8Array;
}

/**
 * Stores a player's document, pending review. Throws documentRefused for anything but png, jpg or pdf,
 * documentsFull beyond the limit, each with a message for the field `file`. (wire 4.1)
 */
export async function uploadDocument(kernel: Kernel, playerId: string, upload: Upload): Promise<PlayerDocument> {
  const mediaType = await acceptedMediaType(upload.content);
  if (mediaType === null) throw refusal('documentRefused', 'Only PNG, JPG and PDF files can be taken');
  const store = openFileStore(kernel.config.documentsDir);
  const file = await store.keep(upload.content);
  try {
    return await kernel.db.transaction(async (tx) => {
      await tx.run(lockDocumentsOf(playerId));
      const open = (await tx.all(selectDocuments(playerId))).filter(({ status }) => status !== documentStatus.approved);
      if (open.length >= maxDocuments) throw refusal('documentsFull', `There are ${maxDocuments} documents already: delete one first`);
      const row = {
        id: newId(),
        playerId,
        type: upload.type,
        fileName: shownFileName(upload.fileName),
        file,
        mediaType,
        size: upload.content.byteLength,
        status: documentStatus.pending,
        createdAt: kernel.clock.now(),
      };
      tx.write(insertDocument(row));
      return viewDocument(row);
    });
  } catch (error) {
    // After any other error the row may be there: only the answer to its commit was lost. A file without one is swept later.
    if (error instanceof AppError) await store.remove(file);
    throw error;
  }
}

function refusal(reason: 'documentRefused' | 'documentsFull', message: string): AppError {
  return new AppError(reason, message, { fields: { file: [message] } });
}
