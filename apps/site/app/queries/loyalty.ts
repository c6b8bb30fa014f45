import { queryOptions } from '@tanstack/react-query';
import type { LoyaltyAccount } from '@verdigale/contract';
import { queryClient } from '#app/session/index.ts';
import { callQuery, dataOf, refetchCalls } from './call-query.ts';

/** The player's points and level. Publications of the socket are written into it. (LOY-01) */
export const loyaltyAccountQuery = queryOptions({ ...callQuery('retention.account'), select: dataOf });

/** All levels, the lowest first. */
export const loyaltyLevelsQuery = queryOptions({
  ...callQuery('retention.levels', { query: { page: 1, perPage: 100, sortBy: 'order', sortOrder: 'asc' } }),
  select: dataOf,
});

/** Writes newer points and level into what the page shows. */
export function showLoyaltyAccount(account: LoyaltyAccount): void {
  queryClient.setQueryData(loyaltyAccountQuery.queryKey, { data: account, meta: undefined });
}

export const refetchLoyaltyAccount = () => refetchCalls('retention.account');
