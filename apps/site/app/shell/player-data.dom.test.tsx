import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const calls = vi.fn<(path: string) => Promise<Response>>();
const asked = () => calls.mock.calls.map(([path]) => path.replace(/^.*\/api/, '').replace(/\?.*/, ''));
const answerTo = (path: string) => Response.json({ data: path.includes('profile') ? { id: 'p-1' } : [] });

/** A page that has just been loaded by a player. */
async function newPage() {
  vi.resetModules();
  const [data, { session, startSession }] = await Promise.all([import('./player-data.ts'), import('#app/session/session-store.ts')]);
  return { ...data, session, start: () => startSession(() => undefined) };
}

beforeEach(() => {
  document.cookie = `access_token=e.${btoa(JSON.stringify({ exp: Date.now() / 1000 + 3600 }))}.s`;
  vi.stubGlobal('fetch', (asked: string | URL | Request) => calls(asked instanceof Request ? asked.url : String(asked)));
});
afterEach(() => {
  calls.mockReset();
  vi.unstubAllGlobals();
});

it('[SHELL-17] asks for profile, accounts and currencies in one round trip, each once', async () => {
  const page = await newPage();
  const open: (() => void)[] = [];
  calls.mockImplementation((path) => new Promise((resolve) => open.push(() => resolve(answerTo(path)))));
  page.askAhead();
  await vi.waitFor(() => expect(asked().toSorted()).toEqual(['/player/profile', '/settings/currencies', '/wallet/accounts']));
  const stop = page.start();
  for (const end of open) end();
  await page.loadProfile();
  await page.loadAccounts();
  expect(page.session.current()).toMatchObject({ status: 'player', profile: { id: 'p-1' } });
  expect(calls).toHaveBeenCalledTimes(3);
  stop();
});

it('[SHELL-17] asks again at once for a profile that could not be had ahead', async () => {
  const page = await newPage();
  calls.mockImplementation(async (path) => answerTo(path)).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  page.askAhead();
  const stop = page.start();
  await page.loadProfile();
  expect(page.session.current().status).toBe('player');
  stop();
});
