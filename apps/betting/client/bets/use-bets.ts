import { useInfiniteQuery } from '@tanstack/react-query';
import { useApi } from '#client/api/api.ts';
import { useStart } from '#client/start/start-context.ts';

/** The page around us says when bets have changed; what it misses is asked for so often. */
const askedMs = 15_000;
const perPage = 20;

/** Of everything that is known of the player's bets. */
export const betsKey = ['bets'] as const;

/** The player's own bets, newest first, those that are open or those that are settled. */
export function useBets(isSettled: boolean) {
  const call = useApi();
  const { isPlayer } = useStart();
  const query = useInfiniteQuery({
    queryKey: [...betsKey, isSettled],
    queryFn: ({ pageParam, signal }) => call('sportsbook.bets.list', { query: { isSettled, page: pageParam, perPage }, signal }),
    initialPageParam: 1,
    getNextPageParam: ({ meta }, pages) => (pages.length * perPage < meta.totalRows ? pages.length + 1 : undefined),
    enabled: isPlayer,
    refetchInterval: askedMs,
  });
  return { ...query, bets: query.data?.pages.flatMap(({ data }) => data), total: query.data?.pages.at(-1)?.meta.totalRows ?? 0 };
}
