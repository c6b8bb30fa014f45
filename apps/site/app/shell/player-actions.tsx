import { Skeleton } from '@verdigale/ui/skeleton';
import { Suspense } from 'react';
import { pageContent } from '#app/content/content-source.ts';
import { lazyPart, preloadable } from '#app/lazy-part.ts';
import { useSession } from '#app/session/session-store.ts';
import { playerHomeId, useLayout } from './layout-store.ts';

const PlayerHeader = lazyPart(async () => (await import('./player-header.tsx')).PlayerHeader);
/** Loaded together with its texts, so that no part of it waits for another. */
const playerHome = preloadable(async () => {
  const part = import('./player-home-portal.tsx');
  const [{ PlayerHomePortal }] = await Promise.all([part, pageContent().load('profile'), pageContent().load('tournaments')]);
  return PlayerHomePortal;
});

/** For whose profile is on its way: what the open page needs of him comes along. What fails is asked for again when it is shown. */
export function preloadPlayerHome(): void {
  if (document.getElementById(playerHomeId)) playerHome.preload().catch(() => undefined);
}

/** The player's end of the header, in boxes of the size that it will take, and what fills the player's place on the home page. */
export function PlayerActions() {
  const { status } = useSession();
  const { ownGames } = useLayout();
  const boxes = (
    <>
      <Skeleton blockSize="2.75rem" inlineSize="7.5rem" shape="box" />
      <Skeleton blockSize="2.75rem" inlineSize="2.75rem" shape="circle" />
      <Skeleton blockSize="2.75rem" inlineSize="2.75rem" shape="circle" />
    </>
  );
  if (status !== 'player') return boxes;
  return (
    <>
      {ownGames && (
        <Suspense>
          <playerHome.Part place={ownGames} />
        </Suspense>
      )}
      <Suspense fallback={boxes}>
        <PlayerHeader />
      </Suspense>
    </>
  );
}
