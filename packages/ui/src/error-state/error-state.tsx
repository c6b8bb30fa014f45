import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import styles from './error-state.module.css';

export interface ErrorStateProps {
  readonly title: ReactNode;
  readonly text?: ReactNode;
  /** Usually "Try again". */
  readonly action?: ReactNode;
  /** `line` fits in a row or a panel that lost its content. */
  readonly look?: 'block' | 'line';
}

/** A part of the page that failed, said where it failed and announced. */
export function ErrorState({ title, text, action, look = 'block' }: ErrorStateProps) {
  return (
    <div className={styles.root} data-look={look} role="alert">
      <span className={styles.mark}>
        <Icon as={CircleAlert} size={look === 'block' ? 24 : 20} />
      </span>
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        {text != null && <p className={styles.text}>{text}</p>}
      </div>
      {action != null && <div className={styles.action}>{action}</div>}
    </div>
  );
}
