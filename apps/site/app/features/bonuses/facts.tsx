import type { ReactNode } from 'react';
import styles from './bonuses.module.css';

export type Fact = readonly [label: string, value: ReactNode];

/** What holds for a bonus, one line each; what does not hold is left out by the caller. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
