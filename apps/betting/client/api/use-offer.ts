import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { CallQuery } from '@verdigale/contract';
import { useApi } from './api.ts';

/** How often is asked again: prices of what runs, and everything else. */
export const liveMs = 2_000;
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

export type EventFilter = Omit<CallQuery<'sportsbook.events.list'>, 'page' | 'perPage'>;

/** Events by a filter, page by page, live ones first. Lists with live events are asked for every two seconds. */
export function useEvents(filter: EventFilter, pageSize = perPage) {
  const call = useApi();
  const query = useInfiniteQuery({
    queryKey: ['events', filter, pageSize],
    queryFn: ({ pageParam, signal }) =>
      call('sportsbook.events.list', { query: { ...filter, page: pageParam, perPage: pageSize }, signal }),
    initialPageParam: 1,
    getNextPageParam: ({ meta }, pages) => (pages.length * pageSize < meta.totalRows ? pages.length + 1 : undefined),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.pages[0]?.data.some(({ isLive }) => isLive) ? liveMs : quietMs),
  });
  const pages = query.data?.pages;
  const total = pages?.at(-1)?.meta.totalRows ?? 0;
  return { ...query, events: pages?.flatMap(({ data }) => data), total };
}
