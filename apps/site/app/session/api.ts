import { createClient } from '@verdigale/client';
import { session } from './session-store.ts';
import { tokenStore } from './token-cookie.ts';

const client = createClient({
  baseUrl: '',
  session: {
    getToken: tokenStore.read,
    saveToken: tokenStore.write,
    onSessionEnded: session.refused,
    // Asked for at each use: a browser may forbid storage, and the server has none.
    lock: {
      getItem: (key) => localStorage.getItem(key),
      setItem: (key, value) => localStorage.setItem(key, value),
      removeItem: (key) => localStorage.removeItem(key),
    },
  },
});

/** One call of the platform, with the session's token where the call takes one. Throws `ApiError`. In the browser only. */
export const callApi = client.call;

/** The session's token, refreshed when it is about to expire; null without a session. */
export const freshToken = client.freshToken;
