import { useInfiniteQuery } from '@tanstack/react-query';
import { useMedia } from '#app/browser/use-media.ts';
import { catalogueQuery } from '#app/queries/games.ts';
import { useSession } from '#app/session/index.ts';
import { filterQuery, filterSearch, gamesPerPage, type CatalogueFilter } from '#app/games/catalogue-filter.ts';
import type { LoadedCatalogue } from './load-catalogue.ts';
import { tileGame } from './tile-game.ts';

/** A small phone, as in game-grid.module.css. */
const smallPhone = '(width < 30rem)';

/**
 * The games of a category, page by page. The first page comes with the page of the site where that was asked for the same.
 */
export function useCatalogue(filter: CatalogueFilter, loaded: LoadedCatalogue) {
  const perPage = useMedia(smallPhone) ? gamesPerPage.smallPhone : gamesPerPage.usual;
  const isPersonal = useSession().status === 'player' && filter.sortBy === 'score';
  const isLoaded = !isPersonal && filterSearch(filter) === filterSearch(loaded.filter);
  return useInfiniteQuery({
    ...catalogueQuery({ query: { ...filterQuery(filter, 1, perPage), perPage }, isPersonal, tileOf: tileGame }),
    ...(isLoaded && { initialData: { pages: [{ games: loaded.games.slice(0, perPage), total: loaded.total }], pageParams: [1] } }),
  });
}
