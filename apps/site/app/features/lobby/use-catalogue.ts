import { useInfiniteQuery } from '@tanstack/react-query';
import { useIsHydrating } from '#app/browser/use-is-hydrating.ts';
import { useMedia } from '#app/browser/use-media.ts';
import { catalogueQuery } from '#app/queries/games.ts';
import { useSession } from '#app/session/index.ts';
import { filterQuery, filterSearch, gamesPerPage, type CatalogueFilter } from '#app/games/catalogue-filter.ts';
import type { LoadedCatalogue } from './load-catalogue.ts';
import { tileGame } from './tile-game.ts';

/** A small phone, as in game-grid.module.css. */
const smallPhone = '(width < 30rem)';

/**
 * The games of a category, page by page. The page of the site brings a small phone's first page where it was asked for the same;
 * a larger screen shows that until its own, which begins with these games, is there. `missing` is how many games that will add.
 */
export function useCatalogue(filter: CatalogueFilter, loaded: LoadedCatalogue) {
  const perPage = useMedia(smallPhone) ? gamesPerPage.smallPhone : gamesPerPage.usual;
  const isPersonal = useSession().status === 'player' && filter.sortBy === 'score';
  const isLoaded = !isPersonal && filterSearch(filter) === filterSearch(loaded.filter);
  const brought = isLoaded ? { pages: [{ games: [...loaded.games], total: loaded.total }], pageParams: [1] } : undefined;
  const isWhole = loaded.games.length >= Math.min(perPage, loaded.total);
  const query = useInfiniteQuery({
    ...catalogueQuery({ query: { ...filterQuery(filter, 1, perPage), perPage }, isPersonal, tileOf: tileGame }),
    ...(brought && isWhole && { initialData: brought }),
    enabled: !useIsHydrating(),
  });
  const isPartial = !query.data && brought !== undefined;
  const missing = isPartial && !query.isError ? Math.min(perPage, loaded.total) - loaded.games.length : 0;
  return { ...query, data: query.data ?? brought, isPartial, missing };
}
