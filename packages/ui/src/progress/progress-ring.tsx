import type { ReactNode } from 'react';
import { progressShare, type ProgressProps } from './progress-bar.tsx';
import styles from './progress.module.css';

export type ProgressRingProps = ProgressProps & {
  readonly value: number;
  readonly size?: number;
  /** In the middle of the dial. */
  readonly children?: ReactNode;
};

/** A watch dial: sixty ticks and an arc over them. */
export function ProgressRing({ value, max = 100, label, valueText, size = 120, children }: ProgressRingProps) {
  return (
    <div className={styles.ring} style={{ inlineSize: size }}>
      <svg
        aria-label={label}
        aria-valuemax={max}
        aria-valuemin={0}
        aria-valuenow={value}
        aria-valuetext={valueText}
        role="progressbar"
        viewBox="0 0 100 100"
      >
        <circle className={styles.ticks} cx="50" cy="50" pathLength={60} r="47" />
        <circle className={styles.track} cx="50" cy="50" r="41" />
        <circle className={styles.arc} cx="50" cy="50" pathLength={1} r="41" strokeDasharray={`${progressShare(value, max)} 1`} />
      </svg>
      {children != null && <div className={styles.middle}>{children}</div>}
    </div>
  );
}
