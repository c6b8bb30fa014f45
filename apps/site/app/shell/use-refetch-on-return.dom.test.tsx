import { useQuery } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { accountsQuery } from '#app/queries/accounts.ts';
import { queryClient } from '#app/session/query-client.ts';
import { session, startSession } from '#app/session/session-store.ts';
import { renderSite } from '#testing/render-site.tsx';
import { sentCalls } from '#testing/sent-calls.ts';
import { AfterStart } from './after-start.tsx';

const phone = 'Mozilla/5.0 (Linux; Android 15; Pixel 9)';
const desktop = 'Mozilla/5.0 (X11; Linux x86_64)';
let stop: () => void;
beforeEach(() => {
  stop = startSession(() => undefined);
});
afterEach(() => {
  session.signedOut();
  stop();
});

function Page() {
  useQuery(accountsQuery);
  return <AfterStart />;
}

/** How often the accounts are fetched when the tab comes back to sight, or leaves it. */
async function fetchesOnReturn(userAgent: string, state: DocumentVisibilityState = 'visible'): Promise<number> {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  queryClient.setQueryData(accountsQuery.queryKey, { data: [], meta: undefined });
  renderSite(<Page />);
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.dynamicImportSettled();
  return sentCalls().filter(([, path]) => path.includes('/api/wallet/accounts')).length;
}

it('[SHELL-18] a player who brings the tab of a phone back gets fresh accounts', async () => {
  session.signedIn({ accessToken: 'token', profile: { id: 'p-1' } as never });
  expect(await fetchesOnReturn(phone)).toBe(1);
});

it('[SHELL-18] for a tab that is left nothing is fetched', async () => {
  session.signedIn({ accessToken: 'token', profile: { id: 'p-1' } as never });
  expect(await fetchesOnReturn(phone, 'hidden')).toBe(0);
});

it('[SHELL-18] on a desktop nothing is fetched', async () => {
  session.signedIn({ accessToken: 'token', profile: { id: 'p-1' } as never });
  expect(await fetchesOnReturn(desktop)).toBe(0);
});

it('[SHELL-18] for a guest nothing is fetched', async () => {
  expect(await fetchesOnReturn(phone)).toBe(0);
});
