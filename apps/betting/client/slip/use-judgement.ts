import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { SlipJudgement } from '@verdigale/contract';
import { useApi } from '#client/api/api.ts';
import { dueIn, isTold, useFollowed } from '#client/api/use-followed.ts';
import { askedLegs, sizesOf, type Slip } from './slip.ts';

/** How often is asked again: while prices do not come by themselves or have just moved, and else. */
const askedMs = 2_000;
/** A builder has another price as soon as a part has. */
const builderAskedMs = 300;
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
  const legs = askedLegs(slip);
  const sizes = [...sizesOf(slip)];
  const hasBuilder = legs.some(({ builder }) => builder !== undefined);
  const queryKey = ['slip', legs, sizes];
  const events = [...new Set(slip.legs.map(({ eventId }) => eventId))];
  useFollowed(events.length > 0 ? JSON.stringify(queryKey) : '', (follow) =>
    follow.followSlip(queries, queryKey, events, { toldMs, askedMs: hasBuilder ? builderAskedMs : askedMs }),
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
