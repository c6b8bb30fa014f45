import type { DocumentType } from '@verdigale/contract';
import { useRef, useState } from 'react';
import { addDocument, refetchDocuments, shownDocuments } from '#app/queries/documents.ts';
import { callApi, currentSessionId } from '#app/session/index.ts';
import { faultOf } from './check-file.ts';
import { hasArrived } from './has-arrived.ts';
import { shrinkPicture } from './shrink-picture.ts';
import { faultOfAnswer, refusalOfFile, type UploadFault } from './upload-fault.ts';

/** A file on its way, or one that did not arrive. (wire 4.1) */
export interface Upload {
  id: number;
  file: File;
  /** From 0 to 1 while it is on its way. */
  share: number;
  fault: UploadFault | null;
  /** What the platform says of a file that it has `refused`. */
  said?: string | undefined;
}

/** So that each has its time from when it is sent: the platform reads those of one account one after the other, and a slow line is shared by all. */
let turn: Promise<unknown> = Promise.resolve();

function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const owner = currentSessionId();
  const done = turn.then(() => {
    // Whoever has signed in meanwhile does not get what waited.
    if (currentSessionId() !== owner) throw new Error('the player has gone');
    return work();
  });
  turn = done.catch(() => undefined);
  return done;
}

/** Sends files of one kind, each by itself; what has arrived is in the list of documents. */
export function useUploads(type: DocumentType) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const nextId = useRef(0);
  const change = (id: number, to: Partial<Upload>) =>
    setUploads((known) => known.map((upload) => (upload.id === id ? { ...upload, ...to } : upload)));
  const forget = (id: number) => setUploads((known) => known.filter((upload) => upload.id !== id));

  async function send(id: number, file: File): Promise<void> {
    const body = new FormData();
    body.set('type', type);
    body.set('file', file);
    let before: readonly string[] = [];
    try {
      const { data } = await inTurn(() => {
        before = shownDocuments().map((document) => document.id);
        return callApi('player.documents.upload', { body, onProgress: (share) => change(id, { share }) });
      });
      addDocument(data);
      forget(id);
    } catch (error) {
      const fault = faultOfAnswer(error);
      if (fault === 'failed' && (await isThere(file, before))) forget(id);
      else change(id, { fault, said: refusalOfFile(error) });
    }
  }

  /** Whether it has arrived after all: the answer alone may have been lost, and another try would leave it there twice. */
  async function isThere({ name: fileName }: File, before: readonly string[]): Promise<boolean> {
    await refetchDocuments();
    return hasArrived({ type, fileName }, before, shownDocuments());
  }

  async function prepare(id: number, chosen: File): Promise<void> {
    const file = await shrinkPicture(chosen);
    const fault = faultOf(file);
    change(id, { file, fault });
    if (fault === null) await send(id, file);
  }

  return {
    uploads,
    add(files: Iterable<File>) {
      const added = [...files].map((file) => ({ id: nextId.current++, file, share: 0, fault: null }));
      // What failed before is replaced by the new try.
      setUploads((known) => [...known.filter(({ fault }) => fault === null), ...added]);
      for (const { id, file } of added) void prepare(id, file);
    },
    retry({ id, file }: Upload) {
      change(id, { share: 0, fault: null });
      void send(id, file);
    },
    dismiss: ({ id }: Upload) => forget(id),
  };
}
