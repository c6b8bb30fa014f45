import type { ReactNode } from 'react';
import styles from './section-title.module.css';

export interface SectionTitleProps {
  readonly children: ReactNode;
  readonly level?: 1 | 2 | 3;
  /** A small line above the title. */
  readonly eyebrow?: ReactNode;
  /** A link or buttons at the end of the line. */
  readonly action?: ReactNode;
  /** For `aria-labelledby` of the section. */
  readonly id?: string;
}

/** A heading over the engraved double rule. */
export function SectionTitle({ children, level = 2, eyebrow, action, id }: SectionTitleProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.root} data-level={level}>
      {eyebrow != null && <p className={styles.eyebrow}>{eyebrow}</p>}
      <Heading className={styles.title} id={id}>
        {children}
      </Heading>
      {action != null && <div className={styles.action}>{action}</div>}
    </div>
  );
}
