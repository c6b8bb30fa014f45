import { Skeleton } from '@verdigale/ui/skeleton';
import { Suspense } from 'react';
import { useContent } from '#app/content/use-content.ts';
import { ModalLink } from '#app/modal-flags/modal-link.tsx';
import { WithQueries } from '#app/session/index.ts';
import { AlikeRow } from './alike-row.tsx';
import { ContinueCard } from './continue-card.tsx';
import { OwnRows } from './own-rows.tsx';
import styles from './player-home.module.css';
import { Strips } from './strips.tsx';

/**
 * What a player comes back for, in the place of the guests' hero: the last game, what runs, the own games, and games like the last one. Each
 * part is as high empty as it is full, and all together as the place that `home.module.css` keeps for them.
 */
export function PlayerHome() {
  const text = useContent('pages');
  return (
    <WithQueries>
      <section aria-labelledby="player-home" className={styles.own}>
        <div className={styles.head}>
          <h1 className={styles.title} id="player-home">
            {text('pages.home.player.title')}
          </h1>
          <ModalLink modal="add-cash-limit">{text('pages.home.player.limit')}</ModalLink>
        </div>
        <div className={styles.now}>
          <Suspense fallback={<Skeleton blockSize="100%" shape="box" />}>
            <ContinueCard />
          </Suspense>
          <Suspense fallback={<div className={styles.strips} />}>
            <Strips />
          </Suspense>
        </div>
        <OwnRows />
        <Suspense fallback={<div className={styles.alike} />}>
          <AlikeRow />
        </Suspense>
      </section>
    </WithQueries>
  );
}
