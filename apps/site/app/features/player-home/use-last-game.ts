import { useQuery } from '@tanstack/react-query';
import type { Game } from '@verdigale/contract';
import { gamesPerRow } from '#app/features/lobby/index.ts';
import { gamesQuery, playedGamesQuery } from '#app/queries/games.ts';

/** The first of these that can be played. */
const firstOpen = (games: readonly Game[] | undefined): Game | undefined => games?.find(({ isStopped }) => !isStopped);

/** The game that a player goes on with: the last one that is open. For who has not played, or where that cannot be had, the brand's first. */
export function useLastGame() {
  const played = useQuery(playedGamesQuery(gamesPerRow));
  const last = firstOpen(played.data);
  const isNew = !played.isPending && last === undefined;
  const first = useQuery({ ...gamesQuery({ perPage: gamesPerRow }), enabled: isNew });
  return { game: last ?? firstOpen(first.data), isNew, isError: first.isError, refetch: first.refetch };
}
