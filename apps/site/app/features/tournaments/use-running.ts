import { useQuery } from '@tanstack/react-query';
import { tournamentState, type Tournament } from '@verdigale/contract';
import { tournamentsQuery } from '#app/queries/tournaments.ts';
import { useSession } from '#app/session/index.ts';
import { isListed, listQuery, perPage } from './list-query.ts';
import type { LoadedRunning } from './load-tournaments.ts';
import { askAgainIn } from './rules/ask-again.ts';

/** The first few that run, as they came with the page and as they stand since: one that is over by now is no longer among them. */
export function useRunning({ texts, open }: LoadedRunning): readonly Tournament[] {
  const { status } = useSession();
  const isPlayer = status === 'player';
  const { data = open } = useQuery({
    ...tournamentsQuery(listQuery(Object.keys(texts), [tournamentState.running], 1, perPage.smallPhone), isPlayer),
    enabled: isPlayer || status === 'guest',
    refetchInterval: ({ state }) => askAgainIn(state.data?.data ?? open.data, state),
    // The page has them as a guest sees them.
    ...(isPlayer ? { placeholderData: open } : { initialData: open }),
  });
  return data.data.filter(isListed(Object.keys(texts)));
}
