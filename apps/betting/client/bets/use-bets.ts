import { useInfiniteQuery } from '@tanstack/react-query';
import { useApi } from '#client/api/api.ts';
import { useStart } from '#client/start/start-context.ts';

/** How often bets are fetched: rarely once the surrounding page has shown that it reports changes, often until then. */
const toldMs = 120_000;
const askedMs = 15_000;
const perPage = 20;

let isTold = false;
/** The page has said that bets have changed, or that it will. */
export const noteTold = (): void => void (isTold = true);
/** Whether changes of bets come by themselves. */
export const areBetsTold = (): boolean => isTold;

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
    refetchInterval: () => (isTold ? toldMs : askedMs),
  });
  return { ...query, bets: query.data?.pages.flatMap(({ data }) => data), total: query.data?.pages.at(-1)?.meta.totalRows ?? 0 };
}
