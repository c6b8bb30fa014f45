import { lazy, Suspense } from 'react';
import styles from './last-game.module.css';
import { lastGamePlaceId } from './place.ts';

const Frame = import.meta.env.SSR ? lazy(async () => ({ default: (await import('./last-game-frame.tsx')).LastGameFrame })) : null;

/**
 * What a player's home begins with until its code is there: the head of the page, and the way back to the last game as soon as the script in the head of
 * the document knows which one it is (`fill-last-game.ts`). The server draws it, and the browser leaves it as it is. What takes its place hides it.
 */
export function LastGameAhead() {
  if (Frame)
    return (
      <div className={styles.frame} id={lastGamePlaceId}>
        <Suspense>
          <Frame />
        </Suspense>
      </div>
    );
  // React keeps the markup that it finds: the empty string is never written.
  // oxlint-disable-next-line react/no-danger
  return <div className={styles.frame} id={lastGamePlaceId} dangerouslySetInnerHTML={{ __html: '' }} suppressHydrationWarning />;
}
