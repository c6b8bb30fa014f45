import { useInfiniteQuery } from '@tanstack/react-query';
import { callApi, useSession } from '#app/session/index.ts';
import { filterQuery, filterSearch, gamesPerPage, type CatalogueFilter } from './catalogue-filter.ts';
import type { LoadedCatalogue } from './load-catalogue.ts';
import { tileGame } from './tile-game.ts';
import { useSmallPhone } from './use-small-phone.ts';

/**
 * The games of a category, page by page. The first page comes with the page of the site where that was asked for the same; pages stay for
 * the way back from a game, so that the list is as long as it was.
 */
export function useCatalogue(filter: CatalogueFilter, loaded: LoadedCatalogue) {
  const perPage = useSmallPhone() ? gamesPerPage.smallPhone : gamesPerPage.usual;
  const isPersonal = useSession().status === 'player' && filter.sortBy === 'score';
  const isLoaded = !isPersonal && filterSearch(filter) === filterSearch(loaded.filter);
  return useInfiniteQuery({
    queryKey: ['game.games.list', 'pages', filter, perPage, isPersonal],
    queryFn: async ({ pageParam, signal }) => {
      const { data, meta } = await callApi('game.games.list', { query: filterQuery(filter, pageParam, perPage), signal });
      return { games: data.map(tileGame), total: meta.totalRows };
    },
    ...(isLoaded && { initialData: { pages: [{ games: loaded.games.slice(0, perPage), total: loaded.total }], pageParams: [1] } }),
    initialPageParam: 1,
    getNextPageParam: ({ total }, pages) => (pages.length * perPage < total ? pages.length + 1 : null),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
