import { Suspense, useRef } from 'react';
import { useNearViewport } from '#app/browser/use-near-viewport.ts';
import type { LoadedRunning } from '#app/features/tournaments/index.ts';
import { lazyPart } from '#app/lazy-part.ts';
import styles from './home-tournaments.module.css';

const RunningRow = lazyPart(async () => (await import('./running-row.tsx')).RunningRow);

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
