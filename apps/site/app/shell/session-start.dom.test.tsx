import { act, screen } from '@testing-library/react';
import type { Profile } from '@verdigale/contract';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useLocation } from 'react-router';
import { decodeMarker, encodeMarker, type SessionChange } from '#app/session/cross-tab.ts';
import { queryClient } from '#app/session/query-client.ts';
import { session, startSession } from '#app/session/session-store.ts';
import { tokenStore } from '#app/session/token-cookie.ts';
import { renderSite } from '#testing/render-site.tsx';
import { sentCalls } from '#testing/sent-calls.ts';
import { SessionStart } from './session-start.tsx';

afterEach(() => {
  session.dropped();
  // What the page does about a session is done no longer: files share the session.
  startSession(() => undefined)();
  tokenStore.clear();
  localStorage.clear();
});

const token = `e.${btoa(JSON.stringify({ sessionId: 's1', exp: Date.now() / 1000 + 3600 }))}.s`;

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}
const address = () => screen.getByRole('status').textContent;
const change = () => decodeMarker(localStorage.getItem('changeSession'));

/** A German page; `isSignedIn` once somebody has signed in on it, of whom something is known. */
async function openPage(isSignedIn: boolean): Promise<void> {
  renderSite(
    <>
      <SessionStart />
      <Address />
    </>,
    { url: '/de/main?tab=2', root: { locale: 'de', locales: ['en', 'de'].map((code) => ({ code, isDefault: code === 'en' })) as never } },
  );
  if (!isSignedIn) return;
  await act(async () => session.signedIn({ accessToken: token, profile: { id: 'p-1' } as Profile }));
  queryClient.setQueryData(['of the player'], 'a secret');
}

/** Another tab writes its marker; the browser reports that to this one. */
const elsewhere = (what: SessionChange) =>
  act(
    async () => void window.dispatchEvent(new StorageEvent('storage', { key: 'changeSession', newValue: encodeMarker(what, Date.now()) })),
  );

it('[AUTH-10] a sign-in keeps the token, asks for the accounts and tells other tabs', async () => {
  await openPage(true);
  expect([tokenStore.read(), change(), address()]).toEqual([token, 'login', '/de/main?tab=2']);
  await vi.waitFor(() => expect(sentCalls().map(([, path]) => path)).toContain('/api/wallet/accounts'));
});

describe('[AUTH-11] the end of a session', () => {
  it.each(['signedOut', 'refused'] as const)('removes what was the player’s and opens the sign-in at home: %s', async (end) => {
    await openPage(true);
    await act(async () => session[end]());
    await expect.poll(address).toBe('/de?sign-in=true');
    expect([tokenStore.read(), change()]).toEqual([null, 'logout']);
    await expect.poll(() => queryClient.getQueryData(['of the player'])).toBeUndefined();
  });
});

describe('[AUTH-14] another tab', () => {
  it('takes a player home, in the same language, when it signs out, and no guest', async () => {
    await openPage(true);
    await elsewhere('logout');
    await expect.poll(address).toBe('/de');
    await expect.poll(() => queryClient.getQueryData(['of the player'])).toBeUndefined();
  });

  it('has a guest’s page loaded anew when it signs in, and no player’s', async () => {
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
    await openPage(false);
    await elsewhere('logout');
    expect([address(), reload.mock.calls.length]).toEqual(['/de/main?tab=2', 0]);
    await elsewhere('login');
    expect(reload).toHaveBeenCalledTimes(1);
    await act(async () => session.signedIn({ accessToken: token, profile: { id: 'p-1' } as Profile }));
    await elsewhere('login');
    expect(reload).toHaveBeenCalledTimes(1);
  });
});
