import { Suspense, useRef } from 'react';
import { useNearViewport } from '#app/browser/use-near-viewport.ts';
import { lazyPart } from '#app/lazy-part.ts';
import styles from './home-tournaments.module.css';
import type { LoadedTournaments } from './load-tournaments.ts';

const RunningRow = lazyPart(async () => (await import('./running-row.tsx')).RunningRow);

export type LoadedRunning = Pick<LoadedTournaments, 'texts' | 'open'>;

/** What runs now, filled in when it comes near the screen; nothing where nothing runs. */
export function HomeTournaments(loaded: LoadedRunning) {
  const section = useRef<HTMLElement>(null);
  const isNear = useNearViewport(section);
  if (loaded.open.data.length === 0) return null;
  return (
    <section aria-labelledby={isNear ? 'running-tournaments' : undefined} className={styles.section} data-needs="js" ref={section}>
      <Suspense>{isNear && <RunningRow {...loaded} />}</Suspense>
    </section>
  );
}
