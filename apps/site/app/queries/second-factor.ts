import { queryOptions } from '@tanstack/react-query';
import type { SecondFactor } from '@verdigale/contract';
import { queryClient } from '#app/session/index.ts';
import { callQuery, dataOf, refetchCalls } from './call-query.ts';

/** What the player signs in with beside the password: changed here alone, but perhaps in another window. */
export const secondFactorQuery = queryOptions({ ...callQuery('secondFactor.get'), select: dataOf });

/** Every change answers how it stands now. */
export function keepSecondFactor(data: SecondFactor): void {
  queryClient.setQueryData(secondFactorQuery.queryKey, { data } as never);
}

/** After new recovery codes, whose call answers them alone. */
export const refetchSecondFactor = () => refetchCalls('secondFactor.get');
