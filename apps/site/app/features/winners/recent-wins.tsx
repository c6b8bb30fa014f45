import { lazy, Suspense, useRef } from 'react';
import { useNearViewport } from '#app/features/lobby/index.ts';
import styles from './recent-wins.module.css';

const WinnersFeed = lazy(async () => ({ default: (await import('./winners-feed.tsx')).WinnersFeed }));

/** A box of one height, whatever is in it, which is filled when it comes near the screen: the page below it never moves. */
export function RecentWins() {
  const section = useRef<HTMLElement>(null);
  const isNear = useNearViewport(section);
  return (
    <section aria-labelledby={isNear ? 'recent-wins' : undefined} className={styles.section} data-needs="js" ref={section}>
      <Suspense>{isNear && <WinnersFeed />}</Suspense>
    </section>
  );
}
