import type { CSSProperties } from 'react';
import styles from './skeleton.module.css';

export interface SkeletonProps {
  readonly shape?: 'text' | 'box' | 'circle' | 'tile';
  /** Any CSS length; the box must be the one that the content will fill, so that nothing moves. */
  readonly inlineSize?: string;
  readonly blockSize?: string;
  /** Lines of text. */
  readonly lines?: number;
}

/** A place that content will take. Decorative: the region around it says `aria-busy`. */
export function Skeleton({ shape = 'text', inlineSize, blockSize, lines = 1 }: SkeletonProps) {
  const style: CSSProperties = { inlineSize, blockSize };
  if (shape !== 'text' || lines === 1) return <span aria-hidden className={styles.skeleton} data-shape={shape} style={style} />;
  return (
    <span aria-hidden className={styles.lines} style={style}>
      {Array.from({ length: lines }, (_, index) => (
        <span className={styles.skeleton} data-shape="text" key={index} />
      ))}
    </span>
  );
}
