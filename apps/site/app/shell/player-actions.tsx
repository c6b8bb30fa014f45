import { Skeleton } from '@verdigale/ui/skeleton';
import { Suspense } from 'react';
import { lazyPart } from '#app/lazy-part.ts';
import { useSession } from '#app/session/session-store.ts';

const PlayerHeader = lazyPart(async () => (await import('./player-header.tsx')).PlayerHeader);

/** The player's end of the header, in boxes of the size that it will take. */
export function PlayerActions() {
  const { status } = useSession();
  const boxes = (
    <>
      <Skeleton blockSize="2.75rem" inlineSize="7.5rem" shape="box" />
      <Skeleton blockSize="2.75rem" inlineSize="2.75rem" shape="circle" />
      <Skeleton blockSize="2.75rem" inlineSize="2.75rem" shape="circle" />
    </>
  );
  if (status !== 'player') return boxes;
  return (
    <Suspense fallback={boxes}>
      <PlayerHeader />
    </Suspense>
  );
}
