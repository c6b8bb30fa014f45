import { Suspense } from 'react';
import { lazyPart } from '#app/lazy-part.ts';
import { useSession } from '#app/session/session-store.ts';
import styles from './player-home.module.css';

const PlayerHome = lazyPart(async () => (await import('./player-home.tsx')).PlayerHome);

/** The head of a player's home page, in a box of the size that it will take: nothing below it moves. */
export function PlayerHomeSlot() {
  const { status } = useSession();
  return (
    <div className={styles.home} data-for="player">
      {status === 'player' && (
        <Suspense>
          <PlayerHome />
        </Suspense>
      )}
    </div>
  );
}
