import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { CallQuery } from '@verdigale/contract';
import { callApi } from '#app/session/index.ts';
import { callQuery, dataOf } from './call-query.ts';

/** What came in and went out in a period, of one currency. */
export const statementQuery = (query: CallQuery<'wallet.statement.get'>) =>
  queryOptions({ ...callQuery('wallet.statement.get', { query }), staleTime: 0, select: dataOf });

/** The movements of that period, a page after the other. */
export const statementEntriesQuery = (query: CallQuery<'wallet.statement.entries'>) =>
  infiniteQueryOptions({
    queryKey: ['wallet.statement.entries', { query }] as const,
    queryFn: ({ pageParam: cursor }) => callApi('wallet.statement.entries', { query: { ...query, ...(cursor ? { cursor } : {}) } }),
    initialPageParam: '',
    getNextPageParam: ({ meta }) => meta.next,
    staleTime: 0,
  });

/** What must still be staked in a currency, for this version of its account: every bet changes both. (wire 10) */
export const turnOverQuery = (currency: string, version: number) =>
  queryOptions({
    queryKey: ['risk.reasons.turnOverWager', { query: { currency } }, version] as const,
    queryFn: () => callApi('risk.reasons.turnOverWager', { query: { currency } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
    select: dataOf,
  });
