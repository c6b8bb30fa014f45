import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { SlipJudgement } from '@verdigale/contract';
import { useApi } from '#client/api/api.ts';
import { sizesOf, type Slip } from './slip.ts';

const askedMs = 2_000;
/** The account's currency stays what it was while nobody answers. */
export const currencyKey = ['currency'];

export type JudgedLeg = SlipJudgement['legs'][number];

/** What the platform says of the slip as it is now, asked for again every two seconds while there are legs. */
export function useJudgement(slip: Slip) {
  const call = useApi();
  const legs = slip.legs.map(({ outcomeId, price }) => ({ outcomeId, price }));
  const sizes = [...sizesOf(slip)];
  return useQuery({
    queryKey: ['slip', legs, sizes],
    queryFn: async ({ client, signal }) => {
      const { data } = await call('sportsbook.slip', { body: { legs, sizes }, signal });
      client.setQueryData(currencyKey, data.currency);
      return data;
    },
    enabled: legs.length > 0,
    refetchInterval: askedMs,
    placeholderData: keepPreviousData,
  });
}
