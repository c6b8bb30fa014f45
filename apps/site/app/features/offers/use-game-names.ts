import { useQuery } from '@tanstack/react-query';
import { gamesQuery } from '#app/queries/games.ts';

/** More games than this nobody reads. */
const mostNames = 50;

/** Names of games by their identity; the identity while a name is not known. */
export function useGameNames(identities: readonly string[]): (identity: string) => string {
  const asked = identities.slice(0, mostNames);
  const { data: games } = useQuery({ ...gamesQuery({ identity: asked, perPage: mostNames }), enabled: asked.length > 0 });
  return (identity) => games?.find((game) => game.identity === identity || game.id === identity)?.name ?? identity;
}
