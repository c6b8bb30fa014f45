import { useQuery } from '@tanstack/react-query';
import { tournamentState, type Tournament } from '@verdigale/contract';
import { camelCase } from '#app/content/content-tree.ts';
import { useContent } from '#app/content/use-content.ts';
import { tournamentsQuery } from '#app/queries/tournaments.ts';
import { askAgainIn } from './rules/ask-again.ts';

/** All of them, for the own one is looked for among them. More than a hundred at once nobody holds. */
export const runningQuery = { state: [tournamentState.running], page: 1, perPage: 100 };

/**
 * What runs now for the signed-in player, as it stands; undefined while it is not known. One that the brand has no page for is left out, as in every
 * list: a link to it would lead nowhere. (wire 9.3)
 */
export function useAllRunning(): readonly Tournament[] | undefined {
  const text = useContent('tournaments');
  const { data } = useQuery({
    ...tournamentsQuery(runningQuery, true),
    refetchInterval: ({ state }) => askAgainIn(state.data?.data ?? [], state),
  });
  return data?.data.filter(({ identity }) => text.dynamic(`tournaments.${camelCase(identity)}`, 'title') !== null);
}
