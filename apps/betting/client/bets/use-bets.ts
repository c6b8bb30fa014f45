import { useInfiniteQuery } from '@tanstack/react-query';
import { useApi } from '#client/api/api.ts';
import { useStart } from '#client/start/start-context.ts';

const askedMs = 3_000;
const perPage = 20;

/** The player's own bets, newest first, those that are open or those that are settled. */
export function useBets(isSettled: boolean) {
  const call = useApi();
  const { isPlayer } = useStart();
  const query = useInfiniteQuery({
    queryKey: ['bets', isSettled],
    queryFn: ({ pageParam, signal }) => call('sportsbook.bets.list', { query: { isSettled, page: pageParam, perPage }, signal }),
    initialPageParam: 1,
    getNextPageParam: ({ meta }, pages) => (pages.length * perPage < meta.totalRows ? pages.length + 1 : undefined),
    enabled: isPlayer,
    refetchInterval: askedMs,
  });
  return { ...query, bets: query.data?.pages.flatMap(({ data }) => data), total: query.data?.pages.at(-1)?.meta.totalRows ?? 0 };
}
