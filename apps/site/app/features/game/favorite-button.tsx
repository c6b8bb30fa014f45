import { useMutation, useQuery } from '@tanstack/react-query';
import { IconButton, type IconButtonProps } from '@verdigale/ui/button';
import { Heart } from 'lucide-react';
import { useContent } from '#app/content/use-content.ts';
import { showError } from '#app/alerts/show-alert.ts';
import { favoriteGamesQuery, refetchFavoriteGames } from '#app/queries/games.ts';
import { callApi, useSession } from '#app/session/index.ts';

/** Adds a game to the player's favourites, or removes it; guests have no favourites. */
export function FavoriteButton({ identity, ...look }: { identity: string } & Pick<IconButtonProps, 'look' | 'size'>) {
  const text = useContent('pages');
  const { status } = useSession();
  const isPlayer = status === 'player';
  const { data: games } = useQuery({ ...favoriteGamesQuery, enabled: isPlayer });
  const isKept = games?.some((game) => game.identity === identity) ?? false;
  const change = useMutation({
    mutationFn: () => callApi(isKept ? 'game.games.favorite.remove' : 'game.games.favorite.add', { params: { id: identity } }),
    onError: (error) => void showError(error),
    onSettled: refetchFavoriteGames,
  });
  if (!isPlayer || !games) return null;
  return (
    <IconButton
      icon={Heart}
      // Shown at once: nothing depends on it.
      isPressed={change.isPending ? !isKept : isKept}
      label={text('pages.game.favorite')}
      onClick={() => change.mutate()}
      {...look}
    />
  );
}
