import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { callApi } from '#app/session/index.ts';
import { endOf, startOf } from '../invoice-filter.ts';

/** Days as `YYYY-MM-DD` in the player's own calendar. */
export interface StatementChoice {
  currency: string;
  from: string;
  to: string;
}

export function periodQuery({ currency, from, to }: StatementChoice) {
  return { currency, dateFrom: startOf(from), dateTo: endOf(to) };
}

export function useStatement(choice: StatementChoice) {
  return useQuery({
    queryKey: ['wallet.statement.get', choice],
    queryFn: async () => (await callApi('wallet.statement.get', { query: periodQuery(choice) })).data,
    staleTime: 0,
  });
}

/** The movements, a page after the other. */
export function useStatementEntries(choice: StatementChoice) {
  return useInfiniteQuery({
    queryKey: ['wallet.statement.entries', choice],
    queryFn: ({ pageParam: cursor }) =>
      callApi('wallet.statement.entries', { query: { ...periodQuery(choice), perPage: 50, ...(cursor ? { cursor } : {}) } }),
    initialPageParam: '',
    getNextPageParam: ({ meta }) => meta.next,
    staleTime: 0,
  });
}
