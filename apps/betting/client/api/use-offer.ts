import { keepPreviousData, replaceEqualDeep, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { serverNow } from '@verdigale/client/server-clock';
import type { CallQuery } from '@verdigale/contract';
import { newest, type Pages } from '#client/offer/keep-newer.ts';
import { useApi } from './api.ts';
import { dueIn, isLiveTold, useFollowed } from './use-followed.ts';

/** How often is asked again: prices of what runs while the socket is silent, and everything else. */
const liveMs = 2_000;
const quietMs = 15_000;
const perPage = 30;

/** What is open to bets, as a tree with counts. */
export function useSports() {
  const call = useApi();
  return useQuery({
    queryKey: ['sports'],
    queryFn: async ({ signal }) => (await call('sportsbook.sports', { signal })).data,
    refetchInterval: quietMs,
  });
}

type Asked = Omit<CallQuery<'sportsbook.events.list'>, 'page' | 'perPage'>;
export type EventFilter = Omit<Asked, 'startsWithin'> & {
  /** Minutes, or what is left of the day where the player is, whenever it is asked. */
  startsWithin?: number | 'today';
};

function askedOf({ startsWithin, ...filter }: EventFilter): Asked {
  if (startsWithin === undefined) return filter;
  const now = serverNow();
  const leftMs = new Date(now).setHours(24, 0, 0, 0) - now;
  return { ...filter, startsWithin: startsWithin === 'today' ? Math.ceil(leftMs / 60_000) : startsWithin };
}

/**
 * Events by a filter, page by page, live ones first. The socket says what changes of live ones; while it is silent, or lost, they are asked for
 * every two seconds. What has begun, and prices of what has not, come with the next question.
 */
export function useEvents(filter: EventFilter, pageSize = perPage, isWanted = true) {
  const call = useApi();
  const queries = useQueryClient();
  const queryKey = ['events', filter, pageSize];
  useFollowed(isWanted ? JSON.stringify(queryKey) : '', (follow) => follow.followList(queries, queryKey, filter.isLive === false));
  const query = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) =>
      call('sportsbook.events.list', { query: { ...askedOf(filter), page: pageParam, perPage: pageSize }, signal }),
    enabled: isWanted,
    initialPageParam: 1,
    getNextPageParam: ({ meta }, pages) => (pages.length * pageSize < meta.totalRows ? pages.length + 1 : undefined),
    placeholderData: keepPreviousData,
    structuralSharing: (known, next) => replaceEqualDeep(known, newest(known as Pages | undefined, next as Pages)),
    refetchInterval: ({ state }) => {
      const hasLive = state.data?.pages[0]?.data.some(({ isLive }) => isLive);
      return hasLive && !isLiveTold() ? liveMs : dueIn(quietMs, state);
    },
  });
  const pages = query.data?.pages;
  const total = pages?.at(-1)?.meta.totalRows ?? 0;
  return { ...query, events: pages?.flatMap(({ data }) => data), total };
}
