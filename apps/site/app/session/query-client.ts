import { QueryClient } from '@tanstack/react-query';

/**
 * The one store of player data in the browser; socket publications are written into it. On the server nothing is queried,
 * so one empty instance serves every render.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    // The socket keeps what matters fresh, so a returning tab need not ask for everything again. Calls are never retried. (wire 0.2)
    // Without a connection a call fails and says so: one that waited for it would move money long after the press.
    queries: { staleTime: 60_000, retry: false, refetchOnWindowFocus: false, networkMode: 'always' },
    mutations: { retry: false, networkMode: 'always' },
  },
});
