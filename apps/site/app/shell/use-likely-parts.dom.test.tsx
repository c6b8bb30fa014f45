import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setModalPreloader } from '#app/modal-flags/preload-modal.ts';
import { session, startSession } from '#app/session/session-store.ts';
import { renderSite } from '#testing/render-site.tsx';
import { useLikelyParts } from './use-likely-parts.ts';

const preload = vi.fn<(key: string) => Promise<void>>();
const loaded = () => preload.mock.calls.map(([key]) => key);
let stop: () => void;
beforeEach(() => {
  vi.useFakeTimers();
  // As in Safari, so that the clock of the test decides when the browser is idle.
  vi.stubGlobal('requestIdleCallback', undefined);
  preload.mockReset().mockResolvedValue();
  setModalPreloader(preload);
  stop = startSession(() => undefined);
  // Another file's player, since files share a process.
  session.dropped();
});
afterEach(() => {
  session.dropped();
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function Page() {
  useLikelyParts();
  return null;
}

it('loads what a guest opens most when there is time, and only after a touch', () => {
  renderSite(<Page />);
  vi.advanceTimersByTime(60_000);
  expect(loaded()).toEqual([]);
  fireEvent.scroll(window);
  expect(loaded()).toEqual([]);
  vi.advanceTimersByTime(60_000);
  expect(loaded()).toEqual(['search', 'sign-in', 'sign-up']);
});

it.each([
  ['untouched', []],
  ['touched', ['search', 'sign-in', 'sign-up']],
])('loads the page of a game when there is time: %s', async (state, modals) => {
  const page = `data:text/javascript,document.body.dataset.${state} = ''`;
  vi.stubGlobal('__reactRouterManifest', { routes: { 'games-id': { module: page } } });
  renderSite(<Page />);
  if (state === 'touched') fireEvent.pointerDown(document.body);
  expect(document.body.dataset[state]).toBeUndefined();
  vi.advanceTimersByTime(60_000);
  await vi.waitFor(() => expect(document.body.dataset[state]).toBe(''));
  expect(loaded()).toEqual(modals);
  delete document.body.dataset[state];
});

it('loads what a player opens most', () => {
  session.signedIn({ accessToken: 'token', profile: { id: 'p-1' } as never });
  renderSite(<Page />);
  fireEvent.pointerDown(document.body);
  vi.advanceTimersByTime(60_000);
  expect(loaded()).toEqual(['wallet', 'search']);
});

it('[SHELL-21] loads none of it where data is expensive', () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  renderSite(<Page />);
  fireEvent.pointerDown(document.body);
  vi.advanceTimersByTime(60_000);
  expect(loaded()).toEqual([]);
});
