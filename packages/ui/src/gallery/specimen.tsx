import { useId, type ReactNode } from 'react';
import { SectionTitle } from '../section-title/section-title.tsx';
import styles from './gallery.module.css';

/** One chapter of the kit page. */
export function Chapter({ title, eyebrow, children }: { readonly title: string; readonly eyebrow: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.chapter}>
      <SectionTitle eyebrow={eyebrow} id={id}>
        {title}
      </SectionTitle>
      {children}
    </section>
  );
}

/** One part with its states. */
export function Specimen({
  name,
  layout = 'row',
  children,
}: {
  readonly name: string;
  readonly layout?: 'row' | 'grid' | 'stack';
  readonly children: ReactNode;
}) {
  return (
    <div className={styles.specimen}>
      <h3 className={styles.name}>{name}</h3>
      <div className={styles.states} data-layout={layout}>
        {children}
      </div>
    </div>
  );
}
