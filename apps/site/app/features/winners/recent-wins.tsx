import { Suspense, useRef } from 'react';
import { useNearViewport } from '#app/browser/use-near-viewport.ts';
import { lazyPart } from '#app/lazy-part.ts';
import styles from './recent-wins.module.css';

const WinnersFeed = lazyPart(async () => (await import('./winners-feed.tsx')).WinnersFeed);

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
