import type { ReactNode } from 'react';
import styles from './amount.module.css';

export interface AmountProps {
  /** Formatted already, sign and separators included. */
  readonly children: ReactNode;
  /** The currency's code or symbol, set smaller behind the figure. */
  readonly unit?: ReactNode;
  /** `gain` for money that came in. A loss is plain text with its minus sign, never red. */
  readonly tone?: 'plain' | 'quiet' | 'gain';
  readonly size?: 'inherit' | 'lg' | 'hero';
}

/** A sum of money: digits of one width, left to right in every language. */
export function Amount({ children, unit, tone = 'plain', size = 'inherit' }: AmountProps) {
  return (
    <bdi className={styles.amount} data-size={size} data-tone={tone} dir="ltr">
      {children}
      {unit != null && <span className={styles.unit}> {unit}</span>}
    </bdi>
  );
}
