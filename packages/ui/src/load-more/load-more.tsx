import type { ReactNode } from 'react';
import { Button } from '../button/index.ts';
import { ProgressBar } from '../progress/index.ts';
import styles from './load-more.module.css';

export interface LoadMoreProps {
  readonly shown: number;
  readonly total: number;
  /** "36 of 128 games". */
  readonly countText: string;
  readonly children: ReactNode;
  readonly isLoading?: boolean;
  readonly onLoad: () => void;
}

/** The end of a list that has more: how much is seen, and a button. The footer stays within reach. */
export function LoadMore({ shown, total, countText, children, isLoading, onLoad }: LoadMoreProps) {
  return (
    <div className={styles.root}>
      <output className={styles.count}>{countText}</output>
      <div className={styles.bar}>
        <ProgressBar label={countText} max={total} value={shown} />
      </div>
      {shown < total && (
        <Button isLoading={isLoading} onClick={onLoad}>
          {children}
        </Button>
      )}
    </div>
  );
}
