import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { Rosette } from '../rosette/rosette.tsx';
import styles from './empty-state.module.css';

export interface EmptyStateProps {
  readonly icon: LucideIcon;
  readonly title: ReactNode;
  /** One sentence. */
  readonly text?: ReactNode;
  /** One next step. */
  readonly action?: ReactNode;
  /** 2 on a page of its own, 3 inside a section. */
  readonly level?: 1 | 2 | 3;
}

/** Nothing here yet, and what to do about it. */
export function EmptyState({ icon, title, text, action, level = 3 }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.root}>
      <span className={styles.seal}>
        <Rosette className={styles.rosette} look="seal" />
        <Icon as={icon} size={24} />
      </span>
      <Heading className={styles.title}>{title}</Heading>
      {text != null && <p className={styles.text}>{text}</p>}
      {action != null && <div className={styles.action}>{action}</div>}
    </div>
  );
}
