import { createClient, statusOf, type CallFunction } from '@verdigale/client';
import { QueryCache, QueryClient, MutationCache } from '@tanstack/react-query';
import { createContext, use } from 'react';
import { noteServerTime } from '@verdigale/client/server-clock';

/** The calls of a session by its play token, or a guest's. */
export function createApi(token: string | null): CallFunction {
  const fetchAs: typeof fetch = async (input, init) => {
    const headers = new Headers(init?.headers);
    // The client cannot renew its token: that ends with the sign-in.
    if (token !== null) headers.set('authorization', `Bearer ${token}`);
    const answer = await fetch(input, { ...init, headers });
    noteServerTime(answer.headers.get('date'));
    return answer;
  };
  return createClient({ baseUrl: '', fetch: fetchAs }).call;
}

/** One cache for all answers of the platform. The first call that meets an ended session reports it. */
export function createQueries(onSessionOver: () => void): QueryClient {
  const onError = (error: unknown) => {
    if (statusOf(error) === 401) onSessionOver();
  };
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      // Prices have refetch intervals of their own; a call without a connection fails at once instead of waiting.
      queries: { retry: false, staleTime: 1_000, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

export const ApiContext = createContext<CallFunction | null>(null);

export function useApi(): CallFunction {
  const api = use(ApiContext);
  if (!api) throw new Error('ApiContext is missing');
  return api;
}
