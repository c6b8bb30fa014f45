import type { DocumentType, PlayerDocument } from '@verdigale/contract';
import { LiveRegion } from '@verdigale/ui/live-region';
import { useEffect, useRef } from 'react';
import { useContent } from '#app/content/use-content.ts';
import { DocumentLine } from './document-line.tsx';
import styles from './documents.module.css';
import { DropZone } from './drop-zone.tsx';
import { UploadLine } from './upload-line.tsx';
import { useUploads } from './use-uploads.ts';

/** One thing that is asked for, such as the front of a passport: what there is of it, and where to add to it. */
export function DocumentPart({ type, documents }: { type: DocumentType; documents: readonly PlayerDocument[] }) {
  const text = useContent('profile');
  const { uploads, add, retry, dismiss } = useUploads(type);
  const part = useRef<HTMLDivElement>(null);
  const isBusy = uploads.some(({ fault }) => fault === null);
  const known = useRef(documents.length);
  useEffect(() => {
    // A deleted document took its buttons along, and with them the focus: the place of the next step takes it. Where it was deleted on another
    // device, the focus is elsewhere and stays there.
    if (documents.length < known.current && document.activeElement === document.body) focusZone(part.current);
    known.current = documents.length;
  }, [documents.length]);
  const label = text.dynamic('profile.documents.parts', type) ?? type;
  return (
    <div className={styles.part} ref={part}>
      {(documents.length > 0 || uploads.length > 0) && (
        <ul aria-label={label} className={styles.lines}>
          {documents.map((document) => (
            <DocumentLine document={document} key={document.id} />
          ))}
          {uploads.map((upload) => (
            <UploadLine
              key={upload.id}
              onDismiss={() => {
                dismiss(upload);
                focusZone(part.current);
              }}
              onRetry={() => retry(upload)}
              upload={upload}
            />
          ))}
        </ul>
      )}
      <DropZone label={documents.length > 0 ? text('profile.documents.zone.another', { part: label }) : label} onFiles={add} />
      <LiveRegion>
        {isBusy
          ? text('profile.documents.sending')
          : documents.length > 0
            ? text('profile.documents.count', { count: documents.length })
            : ''}
      </LiveRegion>
    </div>
  );
}

function focusZone(part: HTMLElement | null): void {
  part?.querySelector<HTMLElement>('input[type="file"]')?.focus();
}
