import type { Account, AuthResponse, PaymentMethod } from '@verdigale/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, registrationForm, type TestServer } from './test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

interface Answer<T> {
  status: number;
  data: T;
  error: { code: number; fields?: Record<string, string[]> };
}

async function call<T>(path: string, token?: string, body?: object): Promise<Answer<T>> {
  const response = await fetch(`${server.url}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { ...(token ? { authorization: `Bearer ${token}` } : {}), ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return { status: response.status, ...((await response.json()) as Omit<Answer<T>, 'status'>) };
}

/** A player with an account in this currency, and what he may ask for. */
async function register(currency: string) {
  const { data } = await call<AuthResponse>('/api/player/register', undefined, registrationForm({ currency }));
  const { data: accounts } = await call<Account[]>('/api/wallet/accounts', data.accessToken);
  const page = `${server.url}/main`;
  const urls = { redirectSuccessUrl: page, redirectErrorUrl: page, redirectUrl: page };
  return {
    methods: async (direction: string, query = '') =>
      (await call<PaymentMethod[]>(`/api/payment/methods/${direction}?currency=${currency}${query}`, data.accessToken)).data,
    ask: (direction: 'deposit' | 'withdrawal', method: string, amount: number, fields: object) =>
      call(`/api/payment/invoices/${direction}`, data.accessToken, {
        method,
        amount,
        fields,
        currency,
        accountId: accounts[0]!.id,
        ...(direction === 'deposit' ? urls : {}),
      }),
    invoices: async () => (await call<object[]>('/api/payment/invoices', data.accessToken)).data,
  };
}

it('[DEP-15] lists the methods of the currency, and of the country that is named', async () => {
  const player = await register('EUR');
  const idsOf = async (query?: string) => (await player.methods('deposit', query)).map(({ method }) => method);
  expect(await idsOf()).not.toContain('sandbox.deposit.bank');
  expect(await idsOf('&country=BR')).toContain('sandbox.deposit.bank');
  expect(await idsOf()).not.toContain('sandbox.deposit.crypto');
  const [coins] = await (await register('USDT')).methods('deposit');
  expect(coins).toMatchObject({ method: 'sandbox.deposit.crypto', type: 'address' });
});

describe('[DEP-06] the fields of a method', () => {
  it.each<[string, object, string[]]>([
    ['nothing where something is required', {}, ['phone']],
    ['an invalid phone', { phone: '+49' }, ['phone']],
    ['a note that is too long', { phone: '+4915123456789', note: 'x'.repeat(201) }, ['note']],
    ['a field of another method', { phone: '+4915123456789', iban: 'DE89' }, ['iban']],
    ['all of it at once', { phone: 'x', note: 'x'.repeat(201), iban: 'x' }, ['iban', 'note', 'phone']],
  ])('refuse %s, each by its name, and make no invoice', async (_, fields, faults) => {
    const player = await register('EUR');
    const { status, error } = await player.ask('deposit', 'sandbox.deposit.cash-agent', 20, fields);
    expect([status, error.code, Object.keys(error.fields ?? {}).toSorted()]).toEqual([422, 1422, faults]);
    expect(await player.invoices()).toEqual([]);
  });

  it('are taken with whatever a client says of the agent', async () => {
    const player = await register('EUR');
    const fields = { phone: '4915123456789', agentNumber: "0'; drop table" };
    expect((await player.ask('deposit', 'sandbox.deposit.cash-agent', 20, fields)).status).toBe(200);
  });

  it('hang on one another: the address on the network, the amount on its limits', async () => {
    const player = await register('USDT');
    const tron = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8';
    const faults = async (amount: number, crypto_network: string, wallet_id: string) =>
      Object.keys((await player.ask('withdrawal', 'sandbox.withdrawal.crypto', amount, { crypto_network, wallet_id })).error.fields ?? {});
    expect(await faults(5, 'ERC20', tron)).toEqual(['wallet_id', 'amount']);
    expect(await faults(4, 'TRC20', tron)).toEqual(['amount']);
    expect(await faults(25, 'DOGE', tron)).toEqual(['crypto_network']);
    expect(await faults(25, 'TRC20', '')).toEqual(['wallet_id']);
  });
});

it('[DEP-04] a network has limits of its own, in main units', async () => {
  const [coins] = await (await register('USDT')).methods('deposit');
  expect(coins).toMatchObject({ amountMin: 2, amountMax: 100_000 });
  const options = coins!.fields.find(({ key }) => key === 'crypto_network')!.options!;
  expect(options.map(({ id, minAmount, maxAmount }) => [id, minAmount, maxAmount])).toEqual([
    ['TRC20', 5, 100_000],
    ['ERC20', 20, 100_000],
    ['TON', 2, 50_000],
  ]);
});
