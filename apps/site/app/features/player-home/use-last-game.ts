import { useQuery } from '@tanstack/react-query';
import { gamesPerRow } from '#app/features/lobby/index.ts';
import { gamesQuery, playedGamesQuery } from '#app/queries/games.ts';

/** The game that a player goes on with: the last one that is open. For who has not played, the brand's first. */
export function useLastGame() {
  const played = useQuery(playedGamesQuery(gamesPerRow));
  const last = played.data?.find(({ isStopped }) => !isStopped);
  const isNew = played.data !== undefined && last === undefined;
  const first = useQuery({ ...gamesQuery({ perPage: gamesPerRow }), enabled: isNew });
  return { game: last ?? first.data?.find(({ isStopped }) => !isStopped), isNew, isError: played.isError || first.isError };
}
