import { keepPreviousData, replaceEqualDeep, useInfiniteQuery, useQuery, useQueryClient, type InfiniteData } from '@tanstack/react-query';
import { liveEventsChannel, type CallQuery, type PageMeta, type SportEvent } from '@verdigale/contract';
import { keepNewer, mergeLive } from '#client/offer/merge-live.ts';
import { useApi } from './api.ts';
import { dueIn, heardMs, useChannels } from './use-channels.ts';

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

export type EventFilter = Omit<CallQuery<'sportsbook.events.list'>, 'page' | 'perPage'>;

interface Page {
  data: SportEvent[];
  meta: PageMeta;
  /** When the socket last spoke of it. */
  heardAt: number;
}

type Pages = InfiniteData<Page>;

function newest(known: Pages | undefined, next: Pages): Pages {
  const events = known?.pages.flatMap(({ data }) => data) ?? [];
  const heardAt = known?.pages[0]?.heardAt ?? 0;
  return {
    ...next,
    pages: next.pages.map((page) => ({ ...page, heardAt: Math.max(heardAt, page.heardAt), data: keepNewer(events, page.data) })),
  };
}

/**
 * Events by a filter, page by page, live ones first. The socket says what changes of live ones; while it is silent, or lost, they are asked for
 * every two seconds. What has begun, and prices of what has not, come with the next question.
 */
export function useEvents(filter: EventFilter, pageSize = perPage) {
  const call = useApi();
  const queries = useQueryClient();
  const queryKey = ['events', filter, pageSize];
  useChannels(
    'sportsbook.live.updated',
    [liveEventsChannel],
    ({ sportEvents }) => {
      const state = queries.getQueryState<Pages>(queryKey);
      if (!state?.data) return;
      const heardAt = Date.now();
      const pages = state.data.pages.map((page) => ({
        ...page,
        heardAt,
        data: mergeLive(page.data, sportEvents, filter.isLive === false),
      }));
      // Nothing was asked: the next question is due when it was.
      queries.setQueryData(queryKey, { ...state.data, pages }, { updatedAt: state.dataUpdatedAt });
    },
    () => void queries.invalidateQueries({ queryKey }),
  );
  const query = useInfiniteQuery({
    queryKey,
    queryFn: async ({ pageParam, signal }): Promise<Page> => {
      const page = await call('sportsbook.events.list', { query: { ...filter, page: pageParam, perPage: pageSize }, signal });
      return { ...page, heardAt: 0 };
    },
    initialPageParam: 1,
    getNextPageParam: ({ meta }, pages) => (pages.length * pageSize < meta.totalRows ? pages.length + 1 : undefined),
    placeholderData: keepPreviousData,
    structuralSharing: (known, next) => replaceEqualDeep(known, newest(known as Pages | undefined, next as Pages)),
    refetchInterval: ({ state }) => {
      const [first] = state.data?.pages ?? [];
      const isSilent = Date.now() - (first?.heardAt ?? 0) > heardMs;
      if (isSilent && first?.data.some(({ isLive }) => isLive)) return liveMs;
      return dueIn(quietMs, state);
    },
  });
  const pages = query.data?.pages;
  const total = pages?.at(-1)?.meta.totalRows ?? 0;
  return { ...query, events: pages?.flatMap(({ data }) => data), total };
}
