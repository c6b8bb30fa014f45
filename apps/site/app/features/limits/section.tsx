import { useHeldFocus } from '@verdigale/ui/held-focus';
import { SectionTitle } from '@verdigale/ui/section-title';
import { useId, useRef, type ReactNode } from 'react';
import styles from './limits.module.css';

/** A part of the page under its heading. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  const section = useRef<HTMLElement>(null);
  useHeldFocus(section);
  return (
    <section aria-labelledby={id} className={styles.section} ref={section} tabIndex={-1}>
      <SectionTitle id={id}>{title}</SectionTitle>
      {children}
    </section>
  );
}
