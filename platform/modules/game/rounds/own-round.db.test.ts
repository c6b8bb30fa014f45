import { createServer, type IncomingMessage, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { signText } from '@verdigale/partner-wire/signature';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callWallet, giveMoney, launchTestGame, provider, type LaunchedPlayer } from '../../../flows/game-wallet/testing.ts';
import { decideWin } from '../../../flows/held-money/index.ts';
import { newId } from '#kernel';
import { activeAccountOf, createTestPlatform, registerTestPlayer, type TestPlatform, type TestPlayer } from '#testing';
import { sql } from '#testing/sql.ts';
import { seamlessWallet } from '#partners/game/seamless-wallet/index.ts';

let platform: TestPlatform;
let player: TestPlayer;
let stranger: TestPlayer;
let launched: LaunchedPlayer;
let studio: Server;
/** What the provider answers to the next questions, and what it was asked. */
let recalled: object | undefined;
const asked: { url: string; signature: string }[] = [];

beforeAll(async () => {
  studio = createServer((request: IncomingMessage, response) => {
    asked.push({ url: request.url!, signature: String(request.headers['x-signature']) });
    response.writeHead(recalled ? 200 : 404, { 'content-type': 'application/json' }).end(JSON.stringify({ data: recalled }));
  }).listen(0, '127.0.0.1');
  await once(studio, 'listening');
  platform = await createTestPlatform();
  const url = `http://127.0.0.1:${(studio.address() as AddressInfo).port}/studio`;
  const game = { [provider]: seamlessWallet({ url, secret: 'studio secret' }) };
  platform.kernel.config.partners = { ...platform.kernel.config.partners, game };
  [player, stranger] = [await registerTestPlayer(platform), await registerTestPlayer(platform)];
  const { id: accountId } = await activeAccountOf(player);
  await giveMoney(platform.kernel, accountId, 10_000n);
  launched = await launchTestGame(platform, { playerId: player.id, accountId });
  await play('b1', 'bet', { amount: '150' });
  await play('w1', 'win', { amount: '400', isFinal: true });
  platform.clock.advance(10 * 60_000);
  await play('b2', 'bet', { amount: '200', roundId: 'r2' });
});
afterAll(async () => {
  studio.close();
  await platform[Symbol.asyncDispose]();
});

async function play(transactionId: string, operation: 'bet' | 'win', body: object): Promise<void> {
  const common = { token: launched.token, transactionId, roundId: 'r/1', currency: 'EUR' };
  expect(await callWallet(platform, operation, { ...common, ...body } as never)).toMatchObject({ status: 200 });
}

const spins = (query = '', { call } = player) => call('game.spins.list', { query });
const round = (id: string, { call } = player) => call('game.spins.get', { params: { id } });
const recallOf = (id: string, { call } = player) => call('game.spins.recall', { params: { id }, query: { locale: 'de' } });
const list = async (query = '') => (await spins(query)).data;
const first = async () => (await list()).at(-1)!;

describe('[GAME-05] the list of spins', () => {
  it.each([
    ['', [2, 1.5]],
    ['currency=EUR', [2, 1.5]],
    ['currency=USD', []],
    ['gameIdentity=copper-canyon&perPage=1&page=2', [1.5]],
    ['gameIdentity=another', []],
    ['dateFrom=2026-06-01T12:05:00Z', [2]],
    ['dateTo=2026-06-01T12:05:00Z', [1.5]],
  ])('filtered by "%s" has the stakes %j', async (query, stakes) => {
    expect((await list(query)).map(({ amount }) => amount)).toEqual(stakes);
  });

  it('has no round that was rolled back', async () => {
    await play('b3', 'bet', { amount: '300', roundId: 'r3' });
    const rollback = { token: launched.token, transactionId: 'x3', betTransactionId: 'b3', roundId: 'r3' };
    expect(await callWallet(platform, 'rollback', rollback)).toMatchObject({ status: 200 });
    expect((await list()).map(({ amount }) => amount)).toEqual([2, 1.5]);
  });

  it('has nothing of other players', async () => {
    expect((await spins('', stranger)).data).toEqual([]);
  });

  it.each(['dateFrom=yesterday', 'currency=eur', 'page=0'])('refuses "%s"', async (query) => {
    expect(await spins(query)).toMatchObject({ status: 422, error: { code: 1422 } });
  });
});

describe('a round by our books', () => {
  it('[G7] has its transactions, with the balances before and after each', async () => {
    const { data } = await round((await first()).id);
    expect(data).toMatchObject({ roundId: 'r/1', status: 'finished', amount: 1.5, payout: 4, currency: 'EUR', provider: 'Studio' });
    expect(data.transactions).toMatchObject([
      { kind: 'bet', providerTransactionId: 'b1', amount: 1.5, isReturned: false, balanceBefore: 100, balanceAfter: 98.5 },
      { kind: 'win', providerTransactionId: 'w1', amount: 4, isReturned: false, balanceBefore: 98.5, balanceAfter: 102.5 },
    ]);
  });

  it("is nobody else's", async () => {
    const { id } = await first();
    for (const answer of [await round(id, stranger), await recallOf(id, stranger)]) {
      expect(answer).toMatchObject({ status: 404, error: { code: 1001 } });
    }
    expect(asked).toEqual([]);
  });
});

describe('a round by its provider', () => {
  const answer = {
    roundId: 'r/1',
    currency: 'EUR',
    stake: '150',
    win: '400',
    startedAt: '2026-06-01T12:00:00Z',
    endedAt: '2026-06-01T12:00:01Z',
    summary: 'One line paid.',
    choices: [],
    steps: [],
    outcome: [{ name: 'Line 3', value: '3 lanterns' }],
    tables: [{ name: 'Reels', rows: [['lantern', 'ace']] }],
    replay: '/replay/r1?proof=5f',
  };
  const recall = async () => recallOf((await first()).id);

  it('is asked for by a signed call, and answered as it was', async () => {
    recalled = answer;
    const { summary, choices, steps, outcome, tables } = answer;
    const replayUrl = `http://127.0.0.1:${(studio.address() as AddressInfo).port}/studio/replay/r1?proof=5f`;
    expect((await recall()).data).toEqual({ summary, choices, steps, outcome, tables, replayUrl });
    const path = `/rounds/r%2F1?playerId=${player.id}&currency=EUR&locale=de`;
    expect(asked.at(-1)).toEqual({ url: `/studio${path}`, signature: signText('studio secret', path, platform.clock.now()) });
  });

  it.each([
    ['waits for an operator', null],
    ['was given back to the provider', { isPaid: false, reason: 'a fault of the game' }],
    ['was paid', { isPaid: true }],
  ] as const)('is answered where its win was held and %s', async (_, decision) => {
    const { playerId, accountId } = launched;
    const { token } = await launchTestGame(platform, { playerId, accountId, maxWin: 100n });
    const roundId = newId();
    const common = { token, roundId, currency: 'EUR' };
    await callWallet(platform, 'bet', { ...common, transactionId: `${roundId}:bet`, amount: '150' });
    await callWallet(platform, 'win', { ...common, transactionId: `${roundId}:win`, amount: '400', isFinal: true });
    const held = await platform.kernel.db.one(sql<{ id: string }>`select id from risk.held_money where status = 'waiting'`);
    if (decision) await decideWin(platform.kernel, held.id, decision);
    recalled = { ...answer, roundId };
    const { id } = (await list())[0]!;
    expect(await recallOf(id)).toMatchObject({ status: 200, data: { summary: answer.summary } });
    if (!decision) await decideWin(platform.kernel, held.id, { isPaid: true });
  });

  it.each<[string, object | undefined]>([
    ['unknown', undefined],
    ['of another shape', {}],
    ['of another win', { ...answer, win: '401' }],
    ['of another stake', { ...answer, stake: '0' }],
    ['another one', { ...answer, roundId: 'r1' }],
    ['in another currency', { ...answer, currency: 'USD' }],
    ['shown by a page of somebody else', { ...answer, replay: '//evil.test/replay' }],
  ])('is not answered when it is %s', async (_, said) => {
    recalled = said;
    expect(await recall()).toMatchObject({ status: 503, error: { code: 14003 } });
  });
});
