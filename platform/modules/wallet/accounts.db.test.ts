import { playerChannel, playerChannels, type Account } from '@verdigale/contract';
import Fastify, { type FastifyInstance } from 'fastify';
import { sql } from '#testing/sql.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId, useApiDialect } from '#kernel';
import { createTestPlatform, type TestPlatform } from '#testing';
import { checkBooks } from './ledger/check-books.ts';
import { walletRoutes } from './routes.ts';
import { post } from './testing.ts';
import { fundedAccount } from '#testing/funded-account.ts';

let platform: TestPlatform;
/** The wallet's calls alone; a token is the id of its player. */
let app: FastifyInstance;
let me: string;

beforeAll(async () => {
  platform = await createTestPlatform();
  app = Fastify();
  useApiDialect(app, {
    edge: platform.kernel.config.edge,
    admission: platform.kernel.admission,
    authenticate: async (token) => ({ playerId: token, sessionId: token, expiresAt: Infinity }),
  });
  walletRoutes(app, platform.kernel);
});
beforeEach(() => {
  me = newId();
});
afterAll(async () => {
  expect(await checkBooks(platform.kernel.db)).toEqual([]);
  await app.close();
  await platform[Symbol.asyncDispose]();
});

async function call(method: 'GET' | 'POST' | 'PUT', path = '', body?: object, playerId: string | undefined = me) {
  const reply = await app.inject({
    method,
    url: `/api/wallet/accounts${path}`,
    headers: { authorization: `Bearer ${playerId}` },
    ...(body ? { payload: body } : {}),
  });
  const { data, error } = reply.json<{ data: Account[]; error?: { code: number; fields?: object } }>();
  return { status: reply.statusCode, error, data, rows: data?.map(({ currency, status }) => `${currency} ${status}`) };
}

const create = (currency: unknown) => call('POST', '', { currency: currency as string });
const idOf = (accounts: Account[], currency: string) => accounts.find((account) => account.currency === currency)!.id;

describe('accounts', () => {
  it('[CALL-07] need a session', async () => {
    expect((await app.inject('/api/wallet/accounts')).statusCode).toBe(401);
  });

  it('[CUR-01 CALL-07] are one a currency, listed with the balances of their pockets in main units', async () => {
    expect((await call('GET')).data).toEqual([]);
    const { id } = await fundedAccount(platform.kernel, 100_50n, { playerId: me });
    await post(platform.kernel, id, { changes: { real: -50_25n, bonus: 7n, locked: 1_00n }, counterparty: 'house:adjustment' });
    await post(platform.kernel, id, { kind: 'withdrawal-hold', changes: { real: -10_25n, pending: 10_25n }, counterparty: null });
    expect((await call('GET')).data).toEqual([
      {
        id,
        currency: 'EUR',
        status: 1,
        balance: 41.07,
        realBalance: 40,
        bonusBalance: 0.07,
        lockedBalance: 1,
        withdrawalBalance: 40,
        version: 7,
      },
    ]);
  });

  it('[CUR-02] are added once: the first is the active one', async () => {
    expect((await create('EUR')).rows).toEqual(['EUR 1']);
    expect((await create('BTC')).rows).toEqual(['EUR 1', 'BTC 0']);
    expect((await create('BTC')).rows).toEqual(['EUR 1', 'BTC 0']);
  });

  it('are added once by many at the same time', async () => {
    const replies = await Promise.all(Array.from({ length: 10 }, (_, n) => create(n % 2 ? 'EUR' : 'BTC')));
    expect(replies.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect((await call('GET')).rows).toHaveLength(2);
  });

  it.each([['GBP'], ['XXX'], ['eur'], [''], [7], [null], [undefined]])('are not added in %j', async (currency) => {
    const { status, error } = await create(currency);
    expect({ status, error }).toMatchObject({ status: 422, error: { code: 1422, fields: { currency: expect.any(Array) } } });
    expect((await call('GET')).rows).toEqual([]);
  });

  it('are added empty, whatever else a client sends', async () => {
    const { data } = await call('POST', '', { currency: 'EUR', balance: 5, status: 0, playerId: newId() });
    expect(data).toMatchObject([{ currency: 'EUR', status: 1, balance: 0, realBalance: 0 }]);
    expect((await call('GET')).rows).toEqual(['EUR 1']);
  });

  it('[CUR-02] are switched, so that exactly one is active', async () => {
    await create('EUR');
    const { data } = await create('JPY');
    expect((await call('PUT', `/${idOf(data, 'JPY')}/switch`)).rows).toEqual(['EUR 0', 'JPY 1']);
    const again = await call('PUT', `/${idOf(data, 'JPY').toUpperCase()}/switch`);
    expect(again.data.map(({ version }) => version)).toEqual([2, 2]);
    await Promise.all(['EUR', 'JPY', 'EUR', 'JPY'].map((currency) => call('PUT', `/${idOf(data, currency)}/switch`)));
    expect((await call('GET')).data.filter(({ status }) => status === 1)).toHaveLength(1);
  });

  it('[CUR-02] are hidden when empty and not active, and come back when created again', async () => {
    await create('EUR');
    const { data } = await create('USD');
    const hide = () => call('PUT', `/${idOf(data, 'USD')}/hide`);
    expect((await hide()).rows).toEqual(['EUR 1']);
    expect((await hide()).rows).toEqual(['EUR 1']);
    expect((await call('PUT', `/${idOf(data, 'USD')}/switch`)).error?.code).toBe(1001);
    const back = await create('USD');
    expect(back.rows).toEqual(['EUR 1', 'USD 0']);
    expect(back.data[1]).toMatchObject({ id: idOf(data, 'USD'), version: 3 });
  });

  it('[CUR-02] are not hidden while active, with money, or with a requested withdrawal', async () => {
    await create('EUR');
    const { data } = await create('USD');
    const [eur, usd] = [idOf(data, 'EUR'), idOf(data, 'USD')];
    expect(await call('PUT', `/${eur}/hide`)).toMatchObject({ status: 409, error: { code: 12001 } });
    await post(platform.kernel, usd, { kind: 'deposit', changes: { real: 1n }, counterparty: 'payment:sandbox' });
    expect(await call('PUT', `/${usd}/hide`)).toMatchObject({ status: 409, error: { code: 12001 } });
    await post(platform.kernel, usd, { kind: 'withdrawal-hold', changes: { real: -1n, pending: 1n }, counterparty: null });
    expect(await call('PUT', `/${usd}/hide`)).toMatchObject({ status: 409, error: { code: 12001 } });
    await post(platform.kernel, usd, { kind: 'withdrawal-pay', changes: { pending: -1n }, counterparty: 'payment:sandbox' });
    expect(await call('PUT', `/${usd}/hide`)).toMatchObject({ status: 200, rows: ['EUR 1'] });
  });

  it.each(['switch', 'hide'])('of others and unknown ones are not found by %s', async (action) => {
    const foreign = await fundedAccount(platform.kernel, 0n, { isActive: false });
    await fundedAccount(platform.kernel, 0n, { playerId: foreign.playerId, currency: { code: 'USD', exponent: 2 } });
    await create('EUR');
    for (const id of [foreign.id, newId(), 'x', "'", '%00']) {
      expect(await call('PUT', `/${id}/${action}`)).toMatchObject({ status: 404, error: { code: 1001 } });
    }
    expect((await call('GET', '', undefined, foreign.playerId)).rows).toEqual(['EUR 0', 'USD 1']);
  });

  it('[CUR-01 CUR-02] stay one a currency with exactly one active, whatever 200 calls at the same time add, switch and hide', async () => {
    const currencies = ['EUR', 'USD', 'JPY', 'BTC', 'USDT'];
    for (const currency of currencies) await create(currency);
    const { data: opened } = await call('GET');
    // One holds money, another a requested withdrawal: neither may disappear.
    const money = { kind: 'deposit', changes: { real: 5n }, counterparty: 'payment:sandbox' } as const;
    for (const currency of ['JPY', 'BTC']) await post(platform.kernel, idOf(opened, currency), money);
    await post(platform.kernel, idOf(opened, 'BTC'), {
      kind: 'withdrawal-hold',
      changes: { real: -5n, pending: 5n },
      counterparty: null,
    });

    const replies = await Promise.all(
      Array.from({ length: 200 }, (_, n) => {
        const currency = currencies[(n * 7) % currencies.length]!;
        const id = idOf(opened, currency);
        return [() => call('PUT', `/${id}/switch`), () => create(currency), () => call('PUT', `/${id}/hide`)][n % 3]!();
      }),
    );
    // Refused is only what the rules refuse: to switch to a hidden account (404), to hide the active one or one with money (409).
    const outcomes = new Set(replies.map(({ status, error }) => `${status} ${error?.code ?? ''}`));
    expect([...outcomes].filter((outcome) => !['200 ', '404 1001', '409 12001'].includes(outcome))).toEqual([]);
    for (const { data } of replies.filter(({ status }) => status === 200)) {
      expect(data.filter(({ status }) => status === 1)).toHaveLength(1);
      expect(new Set(data.map(({ currency }) => currency)).size).toBe(data.length);
      expect(data.map(({ currency }) => currency)).toEqual(expect.arrayContaining(['JPY', 'BTC']));
    }
    for (const currency of currencies) await create(currency);
    const { data: after } = await call('GET');
    expect(after.map(({ id }) => id)).toEqual(opened.map(({ id }) => id));
  });

  it('[RT-02] are published after a switch, the active one first; not when they are created or hidden', async () => {
    const eur = idOf((await create('EUR')).data, 'EUR');
    const usd = idOf((await create('USD')).data, 'USD');
    await call('PUT', `/${usd}/switch`);
    await call('PUT', `/${eur}/hide`);
    await create('EUR');
    const facts = await platform.kernel.db.all(sql`select topic, payload from kernel.outbox where player_id = ${me} order by id`);
    expect(facts).toEqual([{ topic: 'wallet.account.switched', payload: { accountIds: [usd, eur] } }]);
  });

  it('[RT-02] are published as they are by then: of two quick switches none comes back', async () => {
    await platform.kernel.jobs.start({ work: false });
    const eur = idOf((await create('EUR')).data, 'EUR');
    const usd = idOf((await create('USD')).data, 'USD');
    for (const id of [usd, eur]) await call('PUT', `/${id}/switch`);
    await platform.relay.drain();
    const published = await platform.kernel.db.all(sql<{ row: string }>`
      select concat_ws(' ', data #>> '{account,currency}', data #>> '{account,status}') as row from realtime.publication
      where channel = ${playerChannel(playerChannels.accounts, me)} order by id`);
    expect(published.map(({ row }) => row)).toEqual(['USD 0', 'EUR 1', 'EUR 1', 'USD 0']);
  });
});
