import { Icon } from '@verdigale/ui/icon';
import { Upload } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { useContent } from '#app/content/use-content.ts';
import { acceptedFiles } from './check-file.ts';
import styles from './documents.module.css';

/** Takes files by the system's chooser (Enter or a click) or dropped upon it. A native file field: keyboards and voices know it. */
export function DropZone({ label, onFiles, describedBy }: { label: ReactNode; onFiles: (files: File[]) => void; describedBy?: string }) {
  const text = useContent('profile');
  const id = useId();
  const [isOver, setOver] = useState(false);
  return (
    // The handlers serve dragging, which needs no keyboard: the field inside does the same.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <label
      className={styles.zone}
      data-over={isOver || undefined}
      htmlFor={id}
      onDragLeave={() => setOver(false)}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        onFiles([...event.dataTransfer.files]);
      }}
    >
      <input
        accept={acceptedFiles}
        aria-describedby={describedBy}
        className={styles.file}
        id={id}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          // So that the same file may be chosen again after a failure.
          currentTarget.value = '';
        }}
        type="file"
      />
      <span className={styles.zoneMark}>
        <Icon as={Upload} />
      </span>
      <span className={styles.zoneWords}>
        <span className={styles.zoneLabel}>{label}</span>
        <span className={styles.zoneHint}>
          {text('profile.documents.zone.hint')} <span className={styles.zoneDrop}>{text('profile.documents.zone.drop')}</span>
        </span>
      </span>
    </label>
  );
}
