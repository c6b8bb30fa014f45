import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { registrationForm, startTestServer, type TestServer } from './test-server.ts';
import * as bonus from './wire/bonus-shapes.ts';
import { ForeignClient } from './wire/foreign-client.ts';
import { list, type TypeOf } from './wire/shape.ts';
import * as shapes from './wire/shapes.ts';

// The calls of bonuses by a client of another make, answer by answer held against the wire reference; chapters, in their order.

const { data, paged } = shapes;
const bonusesShape = paged(bonus.playerBonus);
const spinsShape = paged(bonus.playerFreespin);
const until = <T>(check: () => T | Promise<T>) => vi.waitFor(check, { timeout: 30_000, interval: 50 });

let server: TestServer;
let player: ForeignClient;
let stranger: ForeignClient;
beforeAll(async () => {
  server = await startTestServer();
  [player, stranger] = [await register(), await register()];
});
afterAll(async () => {
  for (const client of [player, stranger]) {
    client.close();
    expect(client.deviations).toEqual([]);
  }
  expect(await server.checkBooks()).toEqual([]);
  await server.close();
});

async function register(): Promise<ForeignClient> {
  const client = new ForeignClient(server.url);
  const { data: session } = await client.call('POST', 'player/register', data(shapes.auth), { body: registrationForm() });
  client.token = session.accessToken;
  const own = ['bonus:player-bonuses', 'bonus:player-freespins', 'bonus:player-bonus-codes', 'wallet:accounts'];
  await client.listen(own.map((name) => `${name}#${session.profile.id}`));
  expect(client.refused).toEqual([]);
  return client;
}

const bonuses = async (query: Record<string, string | number | string[]> = {}) =>
  (await player.call('GET', 'game/player-bonuses', bonusesShape, { query })).data;
const enter = async (bonusCode: string, trigger: number) =>
  (await player.call('POST', 'game/bonuses/bonuscodes', data(bonus.bonusCode), { body: { bonusCode, trigger } })).data;
const codes = async (trigger: number) =>
  (await player.call('GET', 'game/bonuses/bonuscodes', data(list(bonus.bonusCode)), { query: { trigger } })).data;
const onBonus = (verb: 'activate' | 'cancel', id: string) =>
  player.call('PUT', `game/player-bonuses/${id}/${verb}`, data(bonus.playerBonus));

type Offer = TypeOf<typeof bonus.depositBonus>;
let welcome: Offer[];

it('[CALL-11 BON-04] offers deposit bonuses, both spellings where the wire has two', async () => {
  const query = { currency: 'EUR', amount: 20, 'skipCondition[]': ['1', '2'] };
  const offers = (await player.call('GET', 'game/bonuses', data(list(bonus.depositBonus)), { query })).data;
  welcome = offers.filter((offer) => offer.package?.name === 'Welcome package');
  const [first, spins] = welcome;
  expect(first).toMatchObject({ type: 2, wagerCasino: 10, packagePriority: 0, assignConditions: { depositPercentage: 100 } });
  expect(first!.assignConditions.maxAmountItems).toEqual(first!.assignConditions.maxBonusAmountItems);
  expect(spins).toMatchObject({ type: 3, packagePriority: 1, package: first!.package });
  expect(spins!.assignConditions.presets[0]).toMatchObject({ quantity: 20, currency: 'EUR', price: 0.2 });
  const named = { currency: 'EUR', bonusIds: [first!.id] };
  // A package has the id of its first item, and is answered whole.
  const { data: whole } = await player.call('GET', 'game/bonuses', data(list(bonus.depositBonus)), { query: named });
  expect(whole.map(({ id }) => id)).toEqual([first!.id, spins!.id]);
});

it('[CALL-11] says which of them are obtainable', async () => {
  const query = { 'bonusIds[]': [welcome[0]!.id, '019b0000-0000-7000-8000-0000000000ff'], currency: 'EUR' };
  const { data: statuses } = await player.call('GET', 'game/bonuses/status', data(list(bonus.bonusStatus)), { query });
  expect(statuses.map(({ status, issueStatus }) => [status, issueStatus])).toEqual([
    [3, 3],
    [2, 2],
  ]);
});

it('[CALL-11 DEP-03] gives the package of a deposit, and tells of it on its channels', async () => {
  const { data: accounts } = await player.call('GET', 'wallet/accounts', data(list(shapes.account)));
  const address = `${server.url}/?pending`;
  const body = {
    method: 'sandbox.deposit.card',
    currency: 'EUR',
    accountId: accounts[0]!.id,
    amount: 40,
    bonusId: welcome[0]!.id,
    isBonusDecline: false,
    redirectSuccessUrl: address,
    redirectErrorUrl: address,
    redirectUrl: address,
  };
  const { data: deposit } = await player.call('POST', 'payment/invoices/deposit', data(shapes.deposit), { body });
  await fetch(deposit.action!, { method: 'POST', body: new URLSearchParams({ decision: 'approve' }) });
  await until(async () => expect(await bonuses()).toHaveLength(1));
  expect(await bonuses({ 'status[]': ['1', '2'], 'currency[]': ['EUR'], page: 1, perPage: 10, sortOrder: 'desc' })).toMatchObject([
    { bonusType: 2, status: 1, result: 1, amount: 40, requiredWagerCasinoAmount: 400, packageName: 'Welcome package' },
  ]);
  await until(() => expect(player.of('player.bonus.created')).toHaveLength(1));
  await until(() => expect(player.of('player.freespin.created')).toHaveLength(1));
});

it('[CALL-11 BON-03] activates and cancels a bonus, and tells each change once', async () => {
  const [issued] = await bonuses();
  expect(await stranger.refuse('PUT', `game/player-bonuses/${issued!.id}/activate`)).toMatchObject({ status: 404 });
  expect((await onBonus('activate', issued!.id)).data).toMatchObject({ status: 2, currentWagerPercentage: 0, openedTransactionsCount: 0 });
  const { data: accounts } = await player.call('GET', 'wallet/accounts', data(list(shapes.account)));
  expect(accounts[0]).toMatchObject({ balance: 80, realBalance: 40, bonusBalance: 40, lockedBalance: 0, withdrawalBalance: 40 });
  expect((await onBonus('cancel', issued!.id)).data).toMatchObject({ status: 3, result: 3 });
  expect(await player.refuse('PUT', `game/player-bonuses/${issued!.id}/activate`)).toMatchObject({ status: 409, code: 14312 });
  expect(await bonuses({ 'status[]': ['1', '2'] })).toEqual([]);
  await until(() => expect(player.of('player.bonus.updated')).toHaveLength(2));
});

it('[CALL-11 BON-03] lists free spins, and cancels them', async () => {
  const { data: spins } = await player.call('GET', 'game/player-freespins', spinsShape, {
    query: { 'status[]': ['1', '2'], currency: 'EUR' },
  });
  expect(spins).toMatchObject([{ count: 20, usedCount: 0, progress: 0, gameId: 'copper-canyon', status: 1, result: 1 }]);
  const path = `game/player-freespins/${spins[0]!.id}`;
  expect(await stranger.refuse('PUT', `${path}/cancel`)).toMatchObject({ status: 404 });
  const { data: ended } = await player.call('PUT', `${path}/cancel`, data(bonus.playerFreespin));
  expect(ended).toMatchObject({ status: 3, result: 3 });
  await player.refuse('PUT', `${path}/activate`);
});

it('[CALL-11 BON-06 BON-08] takes a code for free spins', async () => {
  const body = { bonusCode: 'verdispins', trigger: 1 };
  expect((await stranger.call('POST', 'game/bonuses/bonuscodes', data(bonus.bonusCode), { body })).data).toMatchObject({ status: 2 });
  const { data: spins } = await stranger.call('GET', 'game/player-freespins', spinsShape);
  expect(spins).toMatchObject([{ name: '10 spins on Galewater', count: 10, gameId: 'galewater', wagerCasino: 5, status: 1 }]);
});

it('[CALL-11 BON-06] takes codes: right, had, wrong, and no more after five wrong ones', async () => {
  expect(await enter('verdi5', 1)).toMatchObject({ status: 2, trigger: 1 });
  expect(await enter('verdi5', 1)).toMatchObject({ status: 4 });
  expect(await codes(1)).toMatchObject([{ bonusCode: 'VERDI5', status: 2 }]);
  expect(await codes(3)).toEqual([]);
  const nobody = { playerBonusCodeId: (await codes(1))[0]!.id };
  await player.call('DELETE', 'game/bonuses/bonuscodes', data(list(bonus.bonusCode)), { body: nobody });
  await until(() => expect(player.of('player.bonus.code.updated')).toHaveLength(1));
  for (const wrong of ['W1', 'W2', 'W3', 'W4']) expect(await enter(wrong, 1)).toMatchObject({ status: 3 });
  // A trigger that no code has is refused as unknown.
  expect(await player.refuse('POST', 'game/bonuses/bonuscodes', { body: { bonusCode: 'VERDI5', trigger: 2 } })).toMatchObject({
    status: 422,
    code: 1422,
  });
  expect(await player.refuse('POST', 'game/bonuses/bonuscodes', { body: { bonusCode: 'W6', trigger: 1 } })).toMatchObject({
    status: 400,
    code: 5,
  });
});

it('[CALL-11 BON-09] estimates the cashback of a currency, and when it is paid', async () => {
  const query = { currency: 'EUR', locale: 'en' };
  const { data: rows } = await player.call('GET', 'game/bonuses/cashback', data(list(bonus.cashback)), { query });
  expect(rows).toMatchObject([{ bonusName: 'Weekly cashback', amount: 0 }]);
  const paidAt = new Date(rows[0]!.date);
  expect([paidAt > new Date(), paidAt.getUTCDay()]).toEqual([true, 1]);
});
