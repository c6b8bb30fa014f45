import { ApiError, createClient, type CallFunction } from '@verdigale/client';
import { fillIn } from '@verdigale/client/fill-in';
import { calls, errors, type CallName } from '@verdigale/contract';
import { createStoredText } from '#app/browser/stored-text.ts';
import { takeAskedAhead } from './asked-ahead.ts';
import { noteServerTime } from '@verdigale/client/server-clock';
import { session } from './session-store.ts';
import { currentSessionId, tokenStore } from './token-cookie.ts';

const stored = (key: string) => createStoredText(key, 'local');

const client = createClient({
  baseUrl: '',
  async fetch(...request) {
    const ahead = await takeAskedAhead(request[0] as string, request[1] ?? {});
    // Lay ready for a while, so its time is not the server's any more. It is late enough to tell that a refused token had ended.
    if (ahead && ahead.status !== 401) return ahead;
    const answer = ahead ?? (await fetch(...request));
    noteServerTime(answer.headers.get('date'));
    return answer;
  },
  session: {
    getToken: tokenStore.read,
    isSignedIn: () => session.current().status !== 'guest',
    saveToken: tokenStore.write,
    onSessionEnded: session.refused,
    lock: {
      getItem: (key) => stored(key).read(),
      setItem: (key, value) => stored(key).write(value),
      removeItem: (key) => stored(key).write(null),
    },
  },
});

/**
 * One call of the platform, with the session's token where the call takes one. Throws `ApiError`. In the browser only. What a player asked for who has
 * left meanwhile is shown to nobody: its answer is the end of a session, so that no cache and no form of the next one takes it in.
 */
export const callApi = (async (name: CallName, ...input: never[]) => {
  const owner = calls[name].auth === 'bearer' ? currentSessionId() : null;
  const answer = await (client.call as (name: CallName, ...input: never[]) => Promise<{ data: unknown }>)(name, ...input);
  if (owner === null || owner === currentSessionId()) return fillIn(name, answer);
  const { status, code } = errors.unauthorised;
  throw new ApiError(status, code, 'the session has ended meanwhile', { isSessionOver: true });
}) as CallFunction;

export { fillInPush } from '@verdigale/client/fill-in';

/** The session's token, refreshed when it is about to expire; null without a session. */
export const freshToken = client.freshToken;
