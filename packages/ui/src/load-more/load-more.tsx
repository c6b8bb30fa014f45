import { useLayoutEffect, useRef, type ReactNode } from 'react';
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
  const count = useRef<HTMLOutputElement>(null);
  const hadFocus = useRef(false);
  const hasMore = shown < total;
  useLayoutEffect(() => {
    // The button went with the focus: whoever goes by keyboard would begin at the top of the page again. (WCAG 2.4.3)
    if (!hasMore && hadFocus.current) count.current?.focus({ preventScroll: true });
    hadFocus.current = false;
  }, [hasMore]);
  return (
    <div className={styles.root}>
      <output className={styles.count} ref={count} tabIndex={-1}>
        {countText}
      </output>
      <div className={styles.bar}>
        <ProgressBar label={countText} max={total} value={shown} />
      </div>
      {hasMore && (
        <Button isLoading={isLoading} onBlur={() => (hadFocus.current = false)} onClick={onLoad} onFocus={() => (hadFocus.current = true)}>
          {children}
        </Button>
      )}
    </div>
  );
}
