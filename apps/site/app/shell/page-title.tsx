import type { ReactNode } from 'react';
import styles from './page-title.module.css';

/** The one h1 of an inner page, with a sentence below it. */
export function PageTitle({ title, text, action }: { title: ReactNode; text?: ReactNode; action?: ReactNode }) {
  return (
    <div className={styles.head}>
      <div>
        <h1>{title}</h1>
        {text != null && <p className={styles.text}>{text}</p>}
      </div>
      {action}
    </div>
  );
}
