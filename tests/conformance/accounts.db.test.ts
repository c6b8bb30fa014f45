import { createClient, type CallFunction } from '@verdigale/client';
import { createRealtime } from '@verdigale/client/realtime';
import { playerChannels, socketPath, type Account, type AuthResponse } from '@verdigale/contract';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startTestServer, registrationForm, type TestServer } from './test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(async () => {
  expect(await server.checkBooks()).toEqual([]);
  await server.close();
});

interface Player {
  call: CallFunction;
  session: AuthResponse;
}

async function register(): Promise<Player> {
  const { data: session } = await createClient({ baseUrl: server.url }).call('player.register', { body: registrationForm() });
  const lock = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
  const port = { getToken: () => session.accessToken, saveToken: () => undefined, onSessionEnded: () => undefined, lock };
  return { session, call: createClient({ baseUrl: server.url, session: port }).call };
}

const rows = (accounts: Account[]) => accounts.map(({ currency, status }) => `${currency} ${status}`);

it('[CUR-01 CUR-02 CALL-07] an account in every currency is opened, chosen and put away again, each answer being all of them', async () => {
  const { call } = await register();
  const { data: currencies } = await call('settings.currencies', { query: { visible: 1 } });
  const codes = currencies.map(({ code }) => code);
  for (const [n, currency] of codes.entries()) {
    const { data: opened } = await call('wallet.accounts.create', { body: { currency } });
    expect(opened.map((account) => account.currency)).toEqual(codes.slice(0, n + 1));
    const { id } = opened.find((account) => account.currency === currency)!;
    const { data: switched } = await call('wallet.accounts.switch', { params: { id } });
    expect(rows(switched)).toEqual(codes.slice(0, n + 1).map((code) => `${code} ${code === currency ? 1 : 0}`));
  }
  const { data: all } = await call('wallet.accounts.list');
  for (const { id } of all.slice(0, -1)) await call('wallet.accounts.hide', { params: { id } });
  expect(rows((await call('wallet.accounts.list')).data)).toEqual([`${codes.at(-1)} 1`]);
});

it('[RT-02 CUR-02] another device of the player receives each account as a whole, whatever happened to it', async () => {
  const { call, session } = await register();
  const heard: Account[] = [];
  const isJoined = vi.fn();
  const url = server.url.replace('http', 'ws') + socketPath;
  const socket = createRealtime({ url, getToken: async () => session.accessToken });
  socket.reconnectWith(session.accessToken);
  socket.subscribe(playerChannels.accounts, session.profile.id, {
    events: { 'account.balance.updated': ({ account }) => void heard.push(account) },
    onGap: isJoined,
  });
  await vi.waitFor(() => expect(isJoined).toHaveBeenCalled(), { timeout: 30_000 });

  const { data: opened } = await call('wallet.accounts.create', { body: { currency: 'BTC' } });
  const { id } = opened.find(({ currency }) => currency === 'BTC')!;
  const { data: switched } = await call('wallet.accounts.switch', { params: { id } });
  await vi.waitFor(() => expect(rows(heard)).toEqual(['BTC 1', 'EUR 0']), { timeout: 30_000 });
  expect(heard.toReversed()).toEqual(switched);
  socket.close();
});

it('[CUR-05] currencies carry the newest rate of the feed, as smallest units per unit of the base currency', async () => {
  const feed = (await (await fetch(`${server.sandboxUrl}/rates/latest.json`)).json()) as { time: string; rates: Record<string, number> };
  await server.refreshRates();
  const { data } = await createClient({ baseUrl: server.url }).call('settings.currencies', { query: { visible: 1 } });
  expect(data.filter(({ isBase }) => isBase)).toMatchObject([{ code: 'EUR', subunitToUnit: 100, rate: { rate: 100 } }]);
  for (const { code, subunitToUnit, rate } of data.filter(({ isBase }) => !isBase)) {
    expect(rate.rateTime, code).toBe(feed.time);
    expect(rate.rate / subunitToUnit, code).toBeCloseTo(feed.rates[code]!, 10);
  }
});
