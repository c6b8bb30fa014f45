import styles from './progress.module.css';

export interface ProgressProps {
  /** From 0 to `max`; leave out while the length is unknown. */
  readonly value?: number;
  readonly max?: number;
  /** The accessible name. */
  readonly label: string;
  /** The figures in words, such as "€120 of €400 wagered". */
  readonly valueText?: string;
}

/** The share of a known whole, from 0 to 1. */
export function progressShare(value: number, max: number): number {
  return max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
}

/** How much of a whole is done, as a line; without a value it moves, for as long as the length is unknown. */
export function ProgressBar({ value, max = 100, label, valueText }: ProgressProps) {
  const isKnown = value !== undefined;
  return (
    <div
      aria-label={label}
      aria-valuemax={isKnown ? max : undefined}
      aria-valuemin={isKnown ? 0 : undefined}
      aria-valuenow={value}
      aria-valuetext={valueText}
      className={styles.bar}
      data-indeterminate={!isKnown || undefined}
      role="progressbar"
    >
      <span className={styles.fill} style={isKnown ? { inlineSize: `${progressShare(value, max) * 100}%` } : undefined} />
    </div>
  );
}
