import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { CallQuery, Game } from '@verdigale/contract';
import { callApi } from '#app/session/index.ts';
import { allPages, largestPage } from './all-pages.ts';
import { callQuery, dataOf, refetchCalls } from './call-query.ts';

/** The first games that fit, of guests and players alike. */
export const gamesQuery = (query: CallQuery<'game.games.list'>) =>
  queryOptions({ ...callQuery('game.games.list', { query }), select: dataOf });

/** The games of these identities, as many at once as the platform takes. */
export const namedGamesQuery = (identities: readonly string[]) =>
  queryOptions({
    queryKey: ['game.games.list', 'named', identities] as const,
    queryFn: async ({ signal }) => {
      const parts = Array.from({ length: Math.ceil(identities.length / largestPage) }, (_, at) =>
        identities.slice(at * largestPage, (at + 1) * largestPage),
      );
      const answers = await Promise.all(
        parts.map((identity) => callApi('game.games.list', { query: { identity, perPage: largestPage }, signal })),
      );
      return { data: answers.flatMap(({ data }) => data) };
    },
    select: dataOf,
  });

interface CatalogueOptions<Tile> {
  /** Of all pages alike. */
  query: CallQuery<'game.games.list'> & { perPage: number };
  /** In the player's own order, which a guest must not find in the cache. */
  isPersonal: boolean;
  /** What a list keeps of a game: the first page comes with the page of the site, and is no larger than it needs to be. */
  tileOf: (game: Game) => Tile;
}

/** The games of a category, page by page. They stay for the way back from a game, so that the list is as long as it was. */
export const catalogueQuery = <Tile>({ query, isPersonal, tileOf }: CatalogueOptions<Tile>) =>
  infiniteQueryOptions({
    queryKey: ['game.games.list', 'catalogue', { query }, isPersonal] as const,
    queryFn: async ({ pageParam: page, signal }) => {
      const { data, meta } = await callApi('game.games.list', { query: { ...query, page }, signal });
      return { games: data.map(tileOf), total: meta.totalRows };
    },
    initialPageParam: 1,
    getNextPageParam: ({ total }, pages) => (pages.length * query.perPage < total ? pages.length + 1 : null),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** The games of these pages, each once: one may have moved to a later page while the first was read. */
export function gamesOn<Tile extends { identity: string }>(pages: readonly { games: readonly Tile[] }[] = []): Tile[] {
  return [...new Map(pages.flatMap(({ games }) => games).map((game) => [game.identity, game])).values()];
}

/** Games by name, the best match first. What was found for fewer letters stays until the new games are here. */
export const foundGamesQuery = (name: string | null, perPage: number) =>
  infiniteQueryOptions({
    queryKey: ['game.games.list', 'found', name, perPage] as const,
    queryFn: async ({ pageParam: page, signal }) => {
      const query = { name: name ?? '', perPage, page };
      return { name, ...(await callApi('game.games.list', { query, signal })) };
    },
    initialPageParam: 1,
    getNextPageParam: ({ meta }) => (meta.page < meta.totalPages ? meta.page + 1 : null),
    enabled: name !== null,
    placeholderData: keepPreviousData,
  });

/** How many games each feature and device would leave. */
export const gameCountsQuery = (query: CallQuery<'game.games.counts'>) =>
  queryOptions({ ...callQuery('game.games.counts', { query }), placeholderData: keepPreviousData, select: dataOf });

/** Studios; an answer that is no longer waited for is broken off. */
export const studiosQuery = (query: CallQuery<'game.providers.list'>) =>
  queryOptions({
    ...callQuery('game.providers.list', { query }),
    queryFn: ({ signal }) => callApi('game.providers.list', { query, signal }),
    placeholderData: keepPreviousData,
    select: dataOf,
  });

/** All studios that fit. */
export const allStudiosQuery = (query: Omit<CallQuery<'game.providers.list'>, 'page' | 'perPage'>) =>
  queryOptions({
    queryKey: ['game.providers.list', 'all', { query }] as const,
    queryFn: ({ signal }) =>
      allPages((page) => callApi('game.providers.list', { query: { ...query, page, perPage: largestPage }, signal })),
    placeholderData: keepPreviousData,
    select: dataOf,
  });

export const gameQuery = (identity: string) =>
  queryOptions({ ...callQuery('game.games.get', { params: { id: identity } }), select: dataOf });

export const favoriteGamesQuery = queryOptions({ ...callQuery('game.games.favorites'), select: dataOf });

/** After a game was added to the favourites or taken out. */
export const refetchFavoriteGames = () => refetchCalls('game.games.favorites');

/** What the player has played, the last game first. */
export const playedGamesQuery = (perPage: number) =>
  queryOptions({ ...callQuery('game.games.played', { query: { perPage } }), select: dataOf });

/** After a game was opened for money. */
export const refetchPlayedGames = () => refetchCalls('game.games.played');
