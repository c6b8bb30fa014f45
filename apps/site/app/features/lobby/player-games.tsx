import { useQuery } from '@tanstack/react-query';
import { Button, buttonLook } from '@verdigale/ui/button';
import { EmptyState } from '@verdigale/ui/empty-state';
import { ErrorState } from '@verdigale/ui/error-state';
import { Heart, History } from 'lucide-react';
import { useContent } from '#app/content/use-content.ts';
import { LocaleLink } from '#app/locale/locale-link.tsx';
import { callApi, useSession } from '#app/session/index.ts';
import { GameGrid, GameGridSkeleton } from './game-grid.tsx';
import { gamesPerRow } from './lobby-row.ts';

const lists = {
  favorites: { icon: Heart, key: ['game.games.favorites'], load: async () => (await callApi('game.games.favorites')).data },
  recently: {
    icon: History,
    key: ['game.games.played'],
    load: async () => (await callApi('game.games.played', { query: { perPage: gamesPerRow } })).data,
  },
} as const;

/** The player's own list: favourites, or what was played last. */
export function PlayerGames({ page }: { page: keyof typeof lists }) {
  const text = useContent('pages', 'globalComponents');
  const { status } = useSession();
  const { icon, key, load } = lists[page];
  const { data: games, isError, refetch } = useQuery({ queryKey: key, queryFn: load, enabled: status === 'player' });
  return (
    <>
      {!games && !isError && <GameGridSkeleton />}
      {isError && (
        <ErrorState
          action={<Button onClick={() => void refetch()}>{text('globalComponents.kit.retry')}</Button>}
          title={text('pages.home.row.failed')}
        />
      )}
      {games?.length === 0 && (
        <EmptyState
          action={
            <LocaleLink to="/main" {...buttonLook({ variant: 'primary' })}>
              {text('pages.favorites.empty.action')}
            </LocaleLink>
          }
          icon={icon}
          level={2}
          text={text(page === 'favorites' ? 'pages.favorites.empty.text' : 'pages.recently.empty.text')}
          title={text(page === 'favorites' ? 'pages.favorites.empty.title' : 'pages.recently.empty.title')}
        />
      )}
      {games && games.length > 0 && <GameGrid games={games} />}
    </>
  );
}
