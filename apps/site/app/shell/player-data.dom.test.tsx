import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { tokenStore } from '#app/session/token-cookie.ts';
import { sentCalls } from '#testing/sent-calls.ts';

const asked = () => sentCalls().map(([, path]) => path.replace(/^.*\/api/, '').replace(/\?.*/, ''));
const count = (path: string) => asked().filter((each) => each === path).length;

/** A page that has just been loaded by a player. */
async function newPage() {
  vi.resetModules();
  const [data, { session, startSession }] = await Promise.all([import('./player-data.ts'), import('#app/session/session-store.ts')]);
  return { ...data, session, start: () => startSession(() => undefined) };
}

beforeEach(() => tokenStore.write(`e.${btoa(JSON.stringify({ exp: Date.now() / 1000 + 3600 }))}.s`));
// Files share their cookies.
afterEach(() => tokenStore.clear());

it('[SHELL-17] asks for profile, accounts and currencies in one round trip', async () => {
  const page = await newPage();
  page.askAhead();
  await vi.waitFor(() => expect(asked().toSorted()).toEqual(['/player/profile', '/settings/currencies', '/wallet/accounts']));
});

it('[SHELL-17] asks again at once for a profile that could not be had ahead', async () => {
  const page = await newPage();
  page.askAhead();
  const stop = page.start();
  const loading = page.loadProfile();
  await vi.waitFor(() => expect(count('/player/profile')).toBe(2));
  page.session.signedOut();
  await loading;
  stop();
});

it('[SHELL-17] asks for the profile once, also where the page has come alive before its data is asked ahead', async () => {
  const page = await newPage();
  const stop = page.start();
  const loading = page.loadProfile();
  page.askAhead();
  await vi.waitFor(() => expect(asked().toSorted()).toEqual(['/player/profile', '/settings/currencies', '/wallet/accounts']));
  page.session.signedOut();
  await loading;
  stop();
});
