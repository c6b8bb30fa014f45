import { useInfiniteQuery } from '@tanstack/react-query';
import type { Tournament } from '@verdigale/contract';
import { LoadMore } from '@verdigale/ui/load-more';
import { useRef } from 'react';
import { useMedia } from '#app/browser/use-media.ts';
import { useNearViewport } from '#app/browser/use-near-viewport.ts';
import { useContent } from '#app/content/use-content.ts';
import { GameGrid, GameGridSkeleton, tileGame } from '#app/features/lobby/index.ts';
import { catalogueQuery, gamesOn } from '#app/queries/games.ts';
import { useRootData } from '#app/root-data.ts';
import { useSession } from '#app/session/index.ts';
import { LoadFailed } from '#app/widgets/load-failed.tsx';
import { doesGameCount, shownCollections } from './rules/counting-games.ts';

/** (wire 9.3) */
const gamesPerPage = { usual: 18, smallPhone: 9 };
/** As in tournaments.module.css. */
const smallPhone = '(width < 40rem)';

/** The games whose rounds count, the best first; asked for when they come near the screen. */
export function TournamentGames({ conditions }: Pick<Tournament, 'conditions'>) {
  const text = useContent('pages');
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNearViewport(place);
  const isPersonal = useSession().status === 'player';
  const inMenus = useRootData().collections.map(({ identity }) => identity);
  const collections = shownCollections(conditions, inMenus);
  const perPage = useMedia(smallPhone) ? gamesPerPage.smallPhone : gamesPerPage.usual;
  const query = { ...(collections && { collectionId: [...collections] }), sortBy: 'score' as const, perPage };
  const { data, isError, isFetchingNextPage, fetchNextPage, hasNextPage, refetch } = useInfiniteQuery({
    ...catalogueQuery({
      query,
      isPersonal,
      tileOf: (game) => ({ ...tileGame(game), counts: doesGameCount(conditions, game.collections) }),
    }),
    enabled: isNear,
  });
  const games = gamesOn(data?.pages);
  const total = data?.pages.at(-1)?.total ?? 0;
  const failed = (retry: () => unknown) => <LoadFailed onRetry={retry} title={text('pages.home.row.failed')} />;
  return (
    <div ref={place}>
      {!data && (isError ? failed(refetch) : <GameGridSkeleton count={perPage} />)}
      {games.length > 0 && <GameGrid games={games.filter(({ counts }) => counts)} />}
      {data && isError && failed(fetchNextPage)}
      {hasNextPage && !isError && (
        <LoadMore
          countText={text('pages.category.shown', { shown: games.length, total })}
          isLoading={isFetchingNextPage}
          onLoad={() => void fetchNextPage()}
          shown={games.length}
          total={total}
        >
          {text('pages.category.loadMore')}
        </LoadMore>
      )}
    </div>
  );
}
