import { Suspense, type RefObject } from 'react';
import { useNearViewport } from '#app/browser/use-near-viewport.ts';
import { lazyPart } from '#app/lazy-part.ts';
import { useSession } from '#app/session/session-store.ts';

const TileHearts = lazyPart(async () => (await import('./tile-hearts.tsx')).TileHearts);

/** Hearts on the tiles within an element, once a player sees it; guests have no favourites. */
export function TileHeartsSlot({ within }: { within: RefObject<HTMLElement | null> }) {
  const isPlayer = useSession().status === 'player';
  const isNear = useNearViewport(within);
  if (!isPlayer || !isNear) return null;
  return (
    <Suspense>
      <TileHearts within={within} />
    </Suspense>
  );
}
