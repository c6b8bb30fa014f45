import { createClient, type CallFunction } from '@verdigale/client';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { sessionOf } from '../session-of.ts';
import { registerDepositor } from './depositor.ts';
import { startTestServer, type TestServer } from './test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(async () => {
  expect(await server.checkBooks()).toEqual([]);
  await server.close();
});

const identity = 'violet-dice';
/** A roll that nearly always wins, and pays a little more than the stake. */
const choice = { side: 'under', target: 9_706 };

/** Launches the game for money and plays one round of it in its frame. */
async function playRound(call: CallFunction, accountId: string): Promise<void> {
  const body = { accountId, lobbyUrl: server.url, locale: 'en', demoMode: false, platform: 2 };
  const { data } = await call('game.games.play', { params: { id: identity }, body });
  const session = sessionOf(await (await fetch(data.gameUrl)).text());
  const headers = { 'content-type': 'application/json', 'x-studio-session': session };
  const round = { requestId: crypto.randomUUID(), stake: '100', choice };
  const answer = await fetch(`${server.studioUrl}/api/play`, { method: 'POST', headers, body: JSON.stringify(round) });
  expect(answer.status).toBe(200);
}

it('[CALL-13] studios of a collection come with the number of their games in it', async () => {
  const guest = createClient({ baseUrl: server.url }).call;
  const table = (await guest('game.collections')).data.find((collection) => collection.identity === 'table')!;
  const { data: within } = await guest('game.providers.list', { query: { collectionId: table.id } });
  const { meta } = await guest('game.games.list', { query: { collectionId: [table.id], perPage: 1 } });
  expect(within.reduce((sum, { gameEnabledCount }) => sum + gameEnabledCount, 0)).toBe(meta.totalRows);
});

it('[CALL-13] a game is found, kept, played and remembered by the calls of a client', async () => {
  const player = await registerDepositor(server);
  const { call } = player;
  const guest = createClient({ baseUrl: server.url }).call;

  const collections = (await guest('game.collections')).data.map((collection) => collection.identity);
  expect(collections).toContain('table');
  const { data: providers } = await guest('game.providers.list');
  expect(providers.every(({ gameEnabledCount }) => gameEnabledCount > 0)).toBe(true);
  const provider = (await guest('game.providers.get', { params: { id: 'verdigale-studio' } })).data;
  expect(providers).toContainEqual(provider);
  const { data: game } = await guest('game.games.get', { params: { id: identity } });
  expect(game).toMatchObject({ identity, isAvailable: true, provider: { id: provider.id } });
  const { data: found } = await guest('game.games.list', { query: { providerId: [provider.identity], name: 'violet', perPage: 5 } });
  expect(found.map(({ id }) => id)).toContain(game.id);

  const params = { id: game.id };
  expect((await call('game.games.favorite.add', { params })).data.map(({ id }) => id)).toEqual([game.id]);
  expect((await call('game.games.favorites')).data).toHaveLength(1);
  expect((await call('game.games.favorite.remove', { params })).data).toEqual([]);

  const { action } = await player.deposit({ method: 'sandbox.deposit.card', amount: 50 });
  await fetch(action!, { method: 'POST', body: new URLSearchParams({ decision: 'approve' }) });
  await vi.waitFor(async () => expect(await player.balance()).toBe(50), { timeout: 30_000 });
  const [account] = (await call('wallet.accounts.list')).data;
  const winners = async () => (await guest('game.spins.winners')).data.filter(({ gameIdentity }) => gameIdentity === identity);
  while ((await winners()).length === 0) await playRound(call, account!.id);
  expect((await winners())[0]).toMatchObject({ gameId: game.id, amount: 1, payout: 1.01, currency: 'EUR', isDemoMode: false });

  const { data: spins, meta } = await call('game.spins.list');
  expect(meta.totalRows).toBe(spins.length);
  const total = spins.reduce((sum, { amount, payout }) => sum + Math.round(100 * (payout - amount)), 5_000);
  expect(await player.balance()).toBe(total / 100);
  expect((await call('game.spins.get', { params: { id: spins[0]!.id } })).data).toMatchObject({ id: spins[0]!.id });
  expect((await call('game.games.played')).data.map(({ id }) => id)).toEqual([game.id]);
  expect((await call('game.bets.list', { query: { isSettled: true } })).data).toEqual([]);

  const stranger = await registerDepositor(server);
  await expect(stranger.call('game.spins.get', { params: { id: spins[0]!.id } })).rejects.toMatchObject({ status: 404 });
  expect((await stranger.call('game.spins.list')).data).toEqual([]);
  await expect(guest('game.games.favorites')).rejects.toMatchObject({ status: 401 });
});
