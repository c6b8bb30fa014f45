import { useMutation, useQuery } from '@tanstack/react-query';
import { IconButton, type IconButtonProps } from '@verdigale/ui/button';
import { Heart } from 'lucide-react';
import { useContent } from '#app/content/use-content.ts';
import { showError } from '#app/alerts/show-alert.ts';
import { favoriteGamesQuery, refetchFavoriteGames } from '#app/queries/games.ts';
import { callApi, useSession } from '#app/session/index.ts';

interface FavoriteButtonProps extends Pick<IconButtonProps, 'look' | 'size'> {
  identity: string;
  /** Its name, where several games have such a button. */
  game?: string;
}

/** Adds a game to the player's favourites, or removes it; guests have no favourites. */
export function FavoriteButton({ identity, game, ...look }: FavoriteButtonProps) {
  const text = useContent('pages');
  const { status } = useSession();
  const isPlayer = status === 'player';
  const { data: games } = useQuery({ ...favoriteGamesQuery, enabled: isPlayer });
  const isKept = games?.some((game) => game.identity === identity) ?? false;
  const change = useMutation({
    mutationFn: (isWanted: boolean) =>
      callApi(isWanted ? 'game.games.favorite.add' : 'game.games.favorite.remove', { params: { id: identity } }),
    // One after the other: what was pressed last is what stays.
    scope: { id: `favorite ${identity}` },
    onError: (error) => void showError(error),
    onSettled: refetchFavoriteGames,
  });
  if (!isPlayer || !games) return null;
  // What was pressed is shown at once: nothing depends on it.
  const isPressed = change.isPending ? change.variables : isKept;
  return (
    <IconButton
      icon={Heart}
      isPressed={isPressed}
      label={game === undefined ? text('pages.game.favorite') : text('pages.game.favoriteOf', { game })}
      onClick={() => change.mutate(!isPressed)}
      {...look}
    />
  );
}
