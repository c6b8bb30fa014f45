import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { sessionOf } from '../session-of.ts';
import { registrationForm, startTestServer, type TestServer } from './test-server.ts';
import { ForeignClient } from './wire/foreign-client.ts';
import { quest } from './wire/quest-shapes.ts';
import { list } from './wire/shape.ts';
import * as shapes from './wire/shapes.ts';

// A quest from its start to its reward by a client of another make, answer by answer held against the wire reference; chapters, in their order.

const { data, paged } = shapes;
const questsShape = paged(quest);
const until = <T>(check: () => T | Promise<T>) => vi.waitFor(check, { timeout: 30_000, interval: 50 });

let server: TestServer;
let player: ForeignClient;
let accountId: string;
beforeAll(async () => {
  server = await startTestServer();
  player = new ForeignClient(server.url);
  const { data: session } = await player.call('POST', 'player/register', data(shapes.auth), { body: registrationForm() });
  player.token = session.accessToken;
  const own = ['retention:quests', 'bonus:player-freespins', 'wallet:accounts'].map((name) => `${name}#${session.profile.id}`);
  await player.listen(own);
  expect(player.refused).toEqual([]);
  accountId = (await player.call('GET', 'wallet/accounts', data(list(shapes.account)))).data[0]!.id;
});
afterAll(async () => {
  player.close();
  expect(player.deviations).toEqual([]);
  expect(await server.checkBooks()).toEqual([]);
  await server.close();
});

const available = async () =>
  (await player.call('GET', 'retention/quests', questsShape, { query: { page: 1, perPage: 50, currency: 'EUR' } })).data;
const own = async (...state: string[]) =>
  (await player.call('GET', 'retention/player-quests', questsShape, { query: { 'state[]': state, perPage: 3, currency: 'EUR' } })).data;
const offered = async (identity: string) => (await available()).find((each) => each.identity === identity)!;
const activate = async (id: string) => (await player.call('PUT', `retention/quests/${id}/activate`, data(quest))).data;

async function deposit(amount: number): Promise<void> {
  const address = `${server.url}/?pending`;
  const addresses = { redirectSuccessUrl: address, redirectErrorUrl: address, redirectUrl: address };
  const body = { method: 'sandbox.deposit.card', currency: 'EUR', accountId, amount, isBonusDecline: true, ...addresses };
  const { data: begun } = await player.call('POST', 'payment/invoices/deposit', data(shapes.deposit), { body });
  await fetch(begun.action!, { method: 'POST', body: new URLSearchParams({ decision: 'approve' }) });
}

it('[CALL-09 QUEST-01] lists what can be begun, a page at a time, with what counts already', async () => {
  const page = await player.call('GET', 'retention/quests', questsShape, { query: { page: 1, perPage: 5, currency: 'EUR' } });
  expect(page.meta).toMatchObject({ page: 1, perPage: 5, totalRows: 6, totalPages: 2 });
  expect(page.data.every(({ state }) => state === 1)).toBe(true);
  expect((await offered('ten-rounds')).tasks[0]).toMatchObject({ type: 4, progress: 0, quantity: 10, isActive: false });
  expect(await own('2')).toEqual([]);
});

it('[CALL-09 QUEST-01] gives the reward of what was done already by one call', async () => {
  const visit = await offered('daily-visit');
  expect(visit.tasks[0]).toMatchObject({ type: 5, progress: 1, isCompleted: true });
  expect(await activate(visit.id)).toMatchObject({ state: 3, rewards: [{ type: 4, amount: 1 }] });
  expect(await own('3', '4')).toHaveLength(1);
  await until(() => expect(player.of('quest.updated')).toMatchObject([{ quest: { identity: 'daily-visit', state: 3 } }]));
});

it('[CALL-09 QUEST-02 QUEST-03] follows real rounds live, and gives free spins when they are done', async () => {
  await deposit(20);
  await until(async () =>
    expect((await player.call('GET', 'wallet/accounts', data(list(shapes.account)))).data[0]!.realBalance).toBeGreaterThanOrEqual(20),
  );
  const { id } = await activate((await offered('ten-rounds')).id);
  const body = { accountId, lobbyUrl: '/', locale: 'en', countryCode: null, demoMode: false, platform: 2 };
  const { data: launched } = await player.call('POST', 'game/games/violet-dice/play', data(shapes.launch), { body });
  const frame = sessionOf(await (await fetch(launched.gameUrl)).text());
  const headers = { 'content-type': 'application/json', 'x-studio-session': frame };
  for (let round = 1; round <= 10; round += 1) {
    const sent = { requestId: crypto.randomUUID(), stake: '100', choice: { side: 'under', target: 9_706 } };
    const { status } = await fetch(`${server.studioUrl}/api/play`, { method: 'POST', headers, body: JSON.stringify(sent) });
    expect(status).toBe(200);
  }
  const told = () => player.of('quest.task.updated').map(({ task }) => [task!.questId, task!.progress]);
  await until(() => expect(told()).toEqual(Array.from({ length: 10 }, (_, at) => [id, at + 1])));
  expect((await own('2'))[0]).toMatchObject({ id, state: 2, tasks: [{ progress: 10, isActive: true, isCompleted: true }] });
  expect(await activate(id)).toMatchObject({ state: 3, rewards: [{ type: 3, amount: 5 }] });
  expect(await activate(id)).toMatchObject({ id, state: 3 });
  await until(() => expect(player.of('player.freespin.created')).toHaveLength(1));
  await until(() => expect(player.of('quest.updated').map((push) => push.quest!.state)).toEqual([3, 2, 3]));
});

it('[CALL-09 QUEST-01] gives one up, and begins it again', async () => {
  const { id } = await activate((await offered('studio-tour')).id);
  const { data: given } = await player.call('PUT', `retention/player-quests/${id}/cancel`, data(quest));
  expect(given).toMatchObject({ id, state: 6 });
  expect((await own('5', '6')).map((each) => each.id)).toEqual([id]);
  expect(await player.refuse('PUT', `retention/quests/${id}/activate`)).toMatchObject({ status: 409, code: 10010 });
  expect((await offered('studio-tour')).state).toBe(1);
  await player.refuse('PUT', 'retention/quests/none/activate');
});
