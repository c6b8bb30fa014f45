import { Icon } from '@verdigale/ui/icon';
import { ProgressBar } from '@verdigale/ui/progress';
import type { LucideIcon } from 'lucide-react';
import styles from './strips.module.css';

export interface StripProps {
  icon: LucideIcon;
  /** What kind of thing it is. */
  kind: string;
  title: string;
  /** Null while it is not known what there is to say. */
  note: string | null;
  /** How far it is, in percent. */
  percent?: number | undefined;
}

/** What a strip shows; the link around it is its owner's. */
export function Strip({ icon, kind, title, note, percent }: StripProps) {
  return (
    <>
      <span className={styles.mark}>
        <Icon as={icon} />
      </span>
      <span className={styles.words}>
        <span className={styles.kind}>{kind}</span>
        <bdi className={styles.title}>{title}</bdi>
        {percent === undefined ? (
          <span className={styles.note}>{note ?? '\u00a0'}</span>
        ) : (
          <ProgressBar label={kind} value={Math.floor(percent)} valueText={note ?? undefined} />
        )}
      </span>
    </>
  );
}
