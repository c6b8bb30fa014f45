import { useQuery } from '@tanstack/react-query';
import { buttonLook } from '@verdigale/ui/button';
import { EmptyState } from '@verdigale/ui/empty-state';
import { useHeldFocus } from '@verdigale/ui/held-focus';
import { Heart, History } from 'lucide-react';
import { useRef } from 'react';
import { useContent } from '#app/content/use-content.ts';
import { LocaleLink } from '#app/locale/locale-link.tsx';
import { favoriteGamesQuery, playedGamesQuery } from '#app/queries/games.ts';
import { useSession } from '#app/session/index.ts';
import { LoadFailed } from '#app/widgets/load-failed.tsx';
import { GameGrid } from './game-grid.tsx';
import { GameGridSkeleton } from './game-grid-skeleton.tsx';
import { gamesPerRow } from './lobby-row.ts';

const icons = { favorites: Heart, recently: History };

/** The player's own list: favourites, or what was played last. */
export function PlayerGames({ page }: { page: keyof typeof icons }) {
  const text = useContent('pages');
  const { status } = useSession();
  const list = useRef<HTMLDivElement>(null);
  // A heart that is taken off a favourite goes with its tile.
  useHeldFocus(list);
  const isFavorites = page === 'favorites';
  const favorites = useQuery({ ...favoriteGamesQuery, enabled: status === 'player' && isFavorites });
  const played = useQuery({ ...playedGamesQuery(gamesPerRow), enabled: status === 'player' && !isFavorites });
  const { data: games, isError, refetch } = isFavorites ? favorites : played;
  return (
    <div ref={list} tabIndex={-1}>
      {!games && !isError && <GameGridSkeleton />}
      {!games && isError && <LoadFailed onRetry={refetch} title={text('pages.home.row.failed')} />}
      {games?.length === 0 && (
        <EmptyState
          action={
            <LocaleLink to="/main" {...buttonLook({ variant: 'primary' })}>
              {text('pages.favorites.empty.action')}
            </LocaleLink>
          }
          icon={icons[page]}
          level={2}
          text={text(page === 'favorites' ? 'pages.favorites.empty.text' : 'pages.recently.empty.text')}
          title={text(page === 'favorites' ? 'pages.favorites.empty.title' : 'pages.recently.empty.title')}
        />
      )}
      {games && games.length > 0 && <GameGrid games={games} />}
    </div>
  );
}
