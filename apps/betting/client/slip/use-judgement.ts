import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { sportEventChannelPrefix, type SlipJudgement } from '@verdigale/contract';
import { useApi } from '#client/api/api.ts';
import { dueIn, isTold, useChannels } from '#client/api/use-channels.ts';
import { judgeAnew } from './judge-anew.ts';
import { sizesOf, type Slip } from './slip.ts';

/** How often is asked again: while prices do not come by themselves or have just moved, and else. */
const askedMs = 2_000;
const toldMs = 10_000;
/** The account's currency stays what it was while nobody answers. */
export const currencyKey = ['currency'];

export type JudgedLeg = SlipJudgement['legs'][number];

/**
 * What the platform says of the slip as it is now. Prices of its legs come by the socket; what follows from them, and everything while the socket
 * is lost, is asked for every two seconds.
 */
export function useJudgement(slip: Slip) {
  const call = useApi();
  const queries = useQueryClient();
  const legs = slip.legs.map(({ outcomeId, price }) => ({ outcomeId, price }));
  const sizes = [...sizesOf(slip)];
  const queryKey = ['slip', legs, sizes];
  const channels = [...new Set(slip.legs.map(({ eventId }) => eventId))].map((id) => `${sportEventChannelPrefix}${id}` as const);
  useChannels(
    'sportsbook.event.updated',
    channels,
    ({ sportEvent }) => {
      const state = queries.getQueryState<SlipJudgement>(queryKey);
      if (!state?.data) return;
      const next = judgeAnew(state.data, sportEvent);
      if (next !== state.data)
        queries.setQueryData(queryKey, next, { updatedAt: Math.min(state.dataUpdatedAt, Date.now() - toldMs + askedMs) });
    },
    () => void queries.invalidateQueries({ queryKey }),
  );
  return useQuery({
    queryKey,
    queryFn: async ({ client, signal }) => {
      const { data } = await call('sportsbook.slip', { body: { legs, sizes }, signal });
      client.setQueryData(currencyKey, data.currency);
      return data;
    },
    enabled: legs.length > 0,
    refetchInterval: ({ state }) => (isTold() ? dueIn(toldMs, state) : askedMs),
    placeholderData: keepPreviousData,
  });
}
