import { Suspense, useRef } from 'react';
import { useNearViewport } from '#app/browser/use-near-viewport.ts';
import { lazyPart } from '#app/lazy-part.ts';
import styles from './home-sport.module.css';

const SportRows = lazyPart(async () => (await import('./sport-rows.tsx')).SportRows);

/** What runs and what starts soon, filled in when it comes near the screen; the page below it stands still. (wire 11.5) */
export function HomeSport() {
  const section = useRef<HTMLElement>(null);
  const isNear = useNearViewport(section);
  return (
    <section aria-labelledby={isNear ? 'home-sport' : undefined} className={styles.section} data-needs="js" ref={section}>
      <Suspense>{isNear && <SportRows />}</Suspense>
    </section>
  );
}
