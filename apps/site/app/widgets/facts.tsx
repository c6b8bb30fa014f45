import type { ReactNode } from 'react';
import styles from './facts.module.css';

export type Fact = readonly [label: string, value: ReactNode];

interface FactsProps {
  facts: readonly Fact[];
  /** `columns`: each value below its label; `rows`: at the two ends of a line; `slip`: such lines on a slip of paper. */
  look: 'columns' | 'rows' | 'slip';
  className?: string | undefined;
}

/** What is known of something: labels and their values. What does not hold is left out by the caller. */
export function Facts({ facts, look, className = '' }: FactsProps) {
  return (
    <dl className={`${styles.facts} ${className}`} data-look={look}>
      {facts.map(([label, value], n) => (
        // Labels may repeat (two cards, two lines): their order is their only key.
        <div key={n}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
