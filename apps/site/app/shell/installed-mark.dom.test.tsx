import { act } from '@testing-library/react';
import type { Profile } from '@verdigale/contract';
import { afterEach, expect, it, vi } from 'vitest';
import { session, startSession } from '#app/session/session-store.ts';
import { renderSite } from '#testing/render-site.tsx';
import { sentChanges } from '#testing/sent-calls.ts';
import { AfterStart } from './after-start.tsx';

afterEach(() => session.dropped());

/** What is changed on the platform once a page has started, as an app or a tab, and has perhaps become the other. */
async function changesBy(player: Pick<Profile, 'pwaInstalled'> | null, isApp: boolean, becomesApp?: boolean): Promise<unknown[]> {
  const app = Object.assign(new EventTarget(), { matches: isApp });
  const ask = window.matchMedia.bind(window);
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    query === '(display-mode: standalone)' ? (app as unknown as MediaQueryList) : ask(query),
  );
  const stop = startSession(() => undefined);
  if (player) session.signedIn({ accessToken: 'token', profile: { id: 'p-1', ...player } as Profile });
  const { unmount } = await act(async () => renderSite(<AfterStart />, { url: '/static/about' }));
  if (becomesApp !== undefined) await act(async () => void Object.assign(app, { matches: becomesApp }).dispatchEvent(new Event('change')));
  await vi.dynamicImportSettled();
  unmount();
  stop();
  return sentChanges();
}

const mark = ['PUT', '/api/player/profile', { pwaInstalled: true }];
const unmarked = { pwaInstalled: false };

it('[PWA-02] [SHELL-17] a page that starts as an app marks its player', async () => {
  expect(await changesBy(unmarked, true)).toEqual([mark]);
});

it('[PWA-02] a page that becomes an app marks its player', async () => {
  expect(await changesBy(unmarked, false, true)).toEqual([mark]);
});

it.each([
  ['a player in a tab', unmarked, false],
  ['a player in a tab whose display changes otherwise', unmarked, false, false],
  ['a player who is marked already', { pwaInstalled: true }, true],
  ['a guest', null, true],
])('[PWA-02] %s is not marked', async (_, player, isApp, becomesApp?: boolean) => {
  expect(await changesBy(player, isApp, becomesApp)).toEqual([]);
});
