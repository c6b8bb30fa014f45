import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { callApi } from '#app/session/index.ts';

const gamesPerPage = 5;
const suggestions = 4;
const studios = 4;

/** Games whose name is like this, the best match first, five at a time. The platform forgives a typing error. (wire 11.2) */
export function useFoundGames(name: string | null) {
  return useInfiniteQuery({
    queryKey: ['game.games.list', 'search', name],
    queryFn: async ({ pageParam, signal }) => {
      const query = { name: name ?? '', perPage: gamesPerPage, page: pageParam };
      return { name, ...(await callApi('game.games.list', { query, signal })) };
    },
    initialPageParam: 1,
    getNextPageParam: ({ meta }) => (meta.page < meta.totalPages ? meta.page + 1 : null),
    enabled: name !== null,
    // What was found for fewer letters stays until the new games are here.
    placeholderData: keepPreviousData,
  });
}

/** Studios whose name is like this. */
export function useFoundStudios(name: string | null) {
  return useQuery({
    queryKey: ['game.providers.list', 'search', name],
    queryFn: async ({ signal }) => (await callApi('game.providers.list', { query: { name: name ?? '', perPage: studios }, signal })).data,
    enabled: name !== null,
    placeholderData: keepPreviousData,
  });
}

/** The house's first games, for somebody who has not typed yet or has found nothing. */
export function useSuggestedGames() {
  return useQuery({
    queryKey: ['game.games.list', 'suggested'],
    queryFn: async ({ signal }) => (await callApi('game.games.list', { query: { perPage: suggestions }, signal })).data,
  });
}
