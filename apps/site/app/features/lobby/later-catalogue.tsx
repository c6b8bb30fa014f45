import { Skeleton } from '@verdigale/ui/skeleton';
import { Suspense, useEffect } from 'react';
import { preloadable } from '#app/lazy-part.ts';
import styles from './catalogue-filters.module.css';
import { GameGridSkeleton } from './game-grid-skeleton.tsx';
import type { LoadedCatalogue } from './load-catalogue.ts';

const { Part, preload } = preloadable(async () => (await import('./catalogue.tsx')).Catalogue);

/** The catalogue as the server has drawn it, while its code and that of calls come after the first view. */
export function LaterCatalogue(loaded: LoadedCatalogue) {
  // React itself asks for what the server has drawn when nothing else is left to do, which on a slow phone is a second later.
  useEffect(() => void preload().catch(() => undefined), []);
  return (
    <Suspense fallback={<Boxes />}>
      <Part {...loaded} key={loaded.identity} />
    </Suspense>
  );
}

function Boxes() {
  return (
    <>
      <div aria-hidden className={styles.filters}>
        <Skeleton blockSize="var(--control-height-sm)" inlineSize="min(20rem, 100%)" shape="box" />
      </div>
      <GameGridSkeleton count={24} />
    </>
  );
}
