import { SectionTitle } from '@verdigale/ui/section-title';
import { useId, type ReactNode } from 'react';
import styles from './limits.module.css';

/** A part of the page under its heading. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.section}>
      <SectionTitle id={id}>{title}</SectionTitle>
      {children}
    </section>
  );
}
