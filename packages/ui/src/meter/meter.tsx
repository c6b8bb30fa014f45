import type { ReactNode } from 'react';
import { progressShare } from '../progress/index.ts';
import styles from './meter.module.css';

export interface MeterProps {
  readonly value: number;
  readonly max?: number;
  readonly label: string;
  /** The figures in words, such as "€40 of €100 weekly deposit limit used". */
  readonly valueText: string;
  /** Beside the label; leave out when the words around already say it. */
  readonly figures?: ReactNode;
  readonly tone?: 'neutral' | 'gain' | 'warn' | 'danger';
  /** Steps instead of a scale, such as the three of a password's strength. */
  readonly segments?: number;
}

/** How much of an allowance is used, on a ruler. For work that is under way use a progress bar. */
export function Meter({ value, max = 100, label, valueText, figures, tone = 'neutral', segments }: MeterProps) {
  const share = progressShare(value, max) * 100;
  return (
    <div className={styles.root} data-tone={tone}>
      <p className={styles.line}>
        <span>{label}</span>
        {figures != null && <span className={styles.figures}>{figures}</span>}
      </p>
      <div
        aria-label={label}
        aria-valuemax={max}
        aria-valuemin={0}
        aria-valuenow={value}
        aria-valuetext={valueText}
        className={styles.scale}
        data-segments={segments}
        role="meter"
      >
        {segments === undefined ? (
          <span className={styles.fill} style={{ inlineSize: `${share}%` }} />
        ) : (
          Array.from({ length: segments }, (_, index) => (
            <span className={styles.segment} data-on={share > (index / segments) * 100 || undefined} key={index} />
          ))
        )}
      </div>
    </div>
  );
}
