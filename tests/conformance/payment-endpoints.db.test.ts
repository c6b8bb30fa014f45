import { createHmac, randomUUID } from 'node:crypto';
import type { Account, AuthResponse } from '@verdigale/contract';
import { signText } from '@verdigale/partner-wire/signature';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestServer, registrationForm, type TestServer } from './test-server.ts';

// Everything that the payment endpoints should refuse: each is refused with its code, and the books stay as they are.

let server: TestServer;
let player: Player;
let stranger: Player;
/** A pending deposit over 50.00 EUR, and one that is paid. */
let pending: string;
let paid: string;
let books: string;

interface Player {
  token: string;
  account: Account;
}

interface Answer {
  status: number;
  error?: { code: number; fields?: Record<string, string[]> };
  data?: { invoiceId: string };
}

beforeAll(async () => {
  server = await startTestServer();
  [player, stranger] = await Promise.all([register(), register()]);
  pending = (await deposit({})).data!.invoiceId;
  paid = (await deposit({})).data!.invoiceId;
  expect(await callback(report(paid))).toEqual({ status: 200, code: undefined });
});
afterAll(async () => {
  expect(await server.checkBooks()).toEqual([]);
  await server.close();
});
beforeEach(async () => {
  books = await server.photograph();
});
afterEach(async () => {
  expect(await server.photograph()).toBe(books);
});

async function send(method: string, path: string, body: unknown, headers: Record<string, string> = {}): Promise<Answer> {
  const response = await fetch(server.url + path, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return { status: response.status, ...((await response.json()) as object) };
}

async function register(): Promise<Player> {
  const { accessToken: token } = ((await send('POST', '/api/player/register', registrationForm())) as { data?: unknown })
    .data as AuthResponse;
  const response = await fetch(`${server.url}/api/wallet/accounts`, { headers: { authorization: `Bearer ${token}` } });
  return { token, account: ((await response.json()) as { data: Account[] }).data[0]! };
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const page = () => `${server.url}/main`;

function deposit(more: object, headers: Record<string, string> = bearer(player.token)): Promise<Answer> {
  const urls = { redirectSuccessUrl: page(), redirectErrorUrl: page(), redirectUrl: page() };
  const body = { method: 'sandbox.deposit.card', currency: 'EUR', accountId: player.account.id, amount: 50, ...urls, ...more };
  return send('POST', '/api/payment/invoices/deposit', body, headers);
}

function withdraw(more: object, headers: Record<string, string> = bearer(player.token)): Promise<Answer> {
  const fields = { card_number: '4242424242424242' };
  const body = { method: 'sandbox.withdrawal.card', currency: 'EUR', accountId: player.account.id, amount: 20, fields, ...more };
  return send('POST', '/api/payment/invoices/withdrawal', body, headers);
}

const report = (reference: string, more: object = {}) => ({
  eventId: randomUUID(),
  kind: 'payment',
  reference,
  providerReference: `p-${reference}`,
  state: 'succeeded',
  amount: '5000',
  currency: 'EUR',
  ...more,
});

const stampOf = (offsetSeconds = 0) => Math.floor(Date.now() / 1000) + offsetSeconds;
const sign = (text: string, { secret = 'payment secret', stamp = stampOf() } = {}) => signText(secret, text, new Date(stamp * 1000));

/** What the provider's endpoint answers to a body, signed as it should be unless stated otherwise. */
async function callback(body: unknown, { signature = undefined as string | undefined, provider = 'sandbox' } = {}) {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const { status, error } = await send('POST', `/partners/payments/${provider}/callback`, text, { 'x-signature': signature ?? sign(text) });
  return { status, code: error?.code };
}

describe('a callback', () => {
  it.each<[string, (text: string) => string]>([
    ['no signature', () => ''],
    ['another secret', (text) => sign(text, { secret: 'a guess' })],
    ["another provider's secret", (text) => sign(text, { secret: 'foreign secret' })],
    ['the signature of another body', () => sign('{}')],
    ['the signature of the body alone', (text) => `t=${stampOf()},v1=${createHmac('sha256', 'payment secret').update(text).digest('hex')}`],
    ['a signature that is cut', (text) => sign(text).slice(0, -1)],
    ['a signature in capitals', (text) => sign(text).toUpperCase()],
    ['a moved stamp', (text) => sign(text).replace(/t=\d+/, `t=${stampOf(1)}`)],
    ['two stamps', (text) => `t=${stampOf()},${sign(text)}`],
    ['an unknown version', (text) => sign(text).replace('v1', 'v0')],
  ])('with %s is forged', async (_, signature) => {
    const text = JSON.stringify(report(pending));
    expect(await callback(text, { signature: signature(text) })).toEqual({ status: 401, code: 15001 });
  });

  it.each([
    ['past', -301],
    ['future', 302],
  ])('from the %s is stale', async (_, seconds) => {
    const text = JSON.stringify(report(pending));
    expect(await callback(text, { signature: sign(text, { stamp: stampOf(seconds) }) })).toEqual({ status: 401, code: 15002 });
  });

  it.each<[string, (text: string) => string]>([
    ['amount', (text) => text.replace('5000', '9000')],
    ['invoice', (text) => text.replaceAll(pending, paid)],
    ['space', (text) => `${text} `],
  ])('whose %s was changed on the way is forged', async (_, mutate) => {
    const text = JSON.stringify(report(pending));
    expect(await callback(mutate(text), { signature: sign(text) })).toEqual({ status: 401, code: 15001 });
  });

  it('that is played again, also as another event, changes nothing', async () => {
    const again = report(paid);
    for (let n = 0; n < 3; n += 1) expect(await callback(again)).toEqual({ status: 200, code: undefined });
    expect(await callback(report(paid, { providerReference: 'another' }))).toEqual({ status: 200, code: undefined });
  });

  it('of another provider about an invoice that is not its own finds no payment', async () => {
    const text = JSON.stringify(report(pending));
    const signature = sign(text, { secret: 'foreign secret' });
    expect(await callback(text, { signature, provider: 'foreign' })).toEqual({ status: 404, code: 16001 });
  });

  it.each(['nobody', '__proto__', 'constructor', '..%2Fsandbox'])('of %s finds no endpoint', async (provider) => {
    expect(await callback(report(pending), { provider })).toEqual({ status: 404, code: 1001 });
  });

  it.each<[string, object, number, number]>([
    ['an unknown invoice', { reference: randomUUID() }, 404, 16001],
    ['an invoice that is no id', { reference: "x' or 1=1 --" }, 404, 16001],
    ['a payout of a deposit', { kind: 'payout' }, 404, 16001],
    ['another sum', { amount: '5001' }, 409, 16002],
    ['nothing', { amount: '0' }, 409, 16002],
    ['the most', { amount: '9999999999999999' }, 409, 16002],
    ['another currency', { currency: 'USD' }, 409, 16002],
    ['more than came', { received: '9000' }, 409, 16002],
    ['a negative sum', { amount: '-5000' }, 422, 1422],
    ['decimals', { amount: '5000.00' }, 422, 1422],
    ['an exponent', { amount: '5e3' }, 422, 1422],
    ['a sum with a zero before it', { amount: '05000' }, 422, 1422],
    ['a sum beyond all', { amount: '9'.repeat(17) }, 422, 1422],
    ['a sum that is a number', { amount: 5000 }, 422, 1422],
    ['an invalid sum', { amount: 'all' }, 422, 1422],
    ['an unknown currency', { currency: 'euro' }, 422, 1422],
    ['an unknown state', { state: 'paid' }, 422, 1422],
    ['more than there is to say', { bonus: '1' }, 422, 1422],
    ['a reference that is too long', { reference: 'x'.repeat(200) }, 422, 1422],
    ['a reference that is a list', { reference: [pending] }, 422, 1422],
  ])('about %s is refused', async (_, more, status, code) => {
    expect(await callback(report(pending, more))).toEqual({ status, code });
  });

  it('that takes back what is settled is refused', async () => {
    expect(await callback(report(paid, { state: 'failed' }))).toEqual({ status: 409, code: 16003 });
  });

  it.each<[string, string, number, number]>([
    ['no JSON', 'not json', 400, 1002],
    ['half a JSON', '{"kind":', 400, 1002],
    ['nothing', '', 400, 1002],
    ['a list', '[]', 422, 1422],
    ['null', 'null', 422, 1422],
    ['too much', JSON.stringify({ reason: 'x'.repeat(70_000) }), 413, 1005],
  ])('with %s for a body is refused', async (_, text, status, code) => {
    expect(await callback(text)).toEqual({ status, code });
  });
});

const amounts: [string, unknown][] = [
  ['too many decimals', 20.001],
  ['decimals beyond a number', 20.000_000_000_000_4],
  ['zero', 0],
  ['a negative sum', -20],
  ['next to nothing', 1e-7],
  ['a huge sum', 1e21],
  ['more than the limit', 5_000.01],
  ['a text', '20'],
  ['a text with a comma', '20,00'],
  ['a list', [20]],
  ['an object', { valueOf: 20 }],
  ['null', null],
  ['true', true],
];

describe.each([
  ['a deposit', deposit],
  ['a withdrawal', withdraw],
] as const)('%s', (_, ask) => {
  it.each(amounts)('over %s is refused on its amount', async (__, amount) => {
    const { status, error } = await ask({ amount });
    expect({ status, code: error?.code, fields: Object.keys(error?.fields ?? {}) }).toEqual({
      status: 422,
      code: 1422,
      fields: ['amount'],
    });
  });

  it.each<[string, () => object, string]>([
    ['in another currency than its account', () => ({ currency: 'USD' }), 'accountId'],
    ['in a currency that nobody knows', () => ({ currency: 'XXX' }), 'method'],
    ['in an unknown currency', () => ({ currency: 'eur' }), 'currency'],
    ["on somebody else's account", () => ({ accountId: stranger.account.id }), 'accountId'],
    ['on an account that does not exist', () => ({ accountId: randomUUID() }), 'accountId'],
    [
      'by a method of the other direction',
      () => ({ method: ask === deposit ? 'sandbox.withdrawal.card' : 'sandbox.deposit.card' }),
      'method',
    ],
    ['with a field that it does not have', () => ({ fields: { card_number: '4242424242424242', iban: 'x' } }), 'iban'],
  ])('%s is refused', async (__, more, field) => {
    const { status, error } = await ask(more());
    expect({ status, code: error?.code }).toEqual({ status: 422, code: 1422 });
    expect(Object.keys(error?.fields ?? {})).toContain(field);
  });

  it.each<[string, () => Record<string, string>]>([
    ['nobody', () => ({})],
    [
      'a token whose time is over',
      () => bearer(forge(player.token, ({ iat, nbf, exp, ...rest }) => ({ ...rest, iat: iat! - 9e3, nbf: nbf! - 9e3, exp: exp! - 9e3 }))),
    ],
    ['a token that somebody wrote', () => bearer(forge(player.token, (claims) => claims, 'a guess that is long enough for HS256'))],
    ['a token without a signature', () => bearer(player.token.replace(/[^.]*$/, ''))],
    ['a token that was changed', () => bearer(player.token.replace(/^([^.]+)\.[^.]+/, `$1.${stranger.token.split('.')[1]}`))],
  ])('of %s is refused as a session that is over', async (__, headers) => {
    const { status, error } = await ask({}, headers());
    expect({ status, code: error?.code }).toEqual({ status: 401, code: 1003 });
  });
});

type Claims = Record<string, unknown> & { iat?: number; nbf?: number; exp?: number };

/** The same token with other claims, signed with the server's own key unless stated otherwise. */
function forge(token: string, change: (claims: Claims) => Claims, key = server.jwtKey): string {
  const [head, claims] = token.split('.') as [string, string];
  const text = `${head}.${Buffer.from(JSON.stringify(change(JSON.parse(Buffer.from(claims, 'base64url').toString()) as Claims))).toString('base64url')}`;
  return `${text}.${createHmac('sha256', key).update(text).digest('base64url')}`;
}

describe('giving up', () => {
  it.each<[string, () => [string, string], number, number]>([
    ["somebody else's deposit", () => [pending, stranger.token], 404, 1001],
    ['an invoice that does not exist', () => ['nonsense', player.token], 404, 1001],
    ['an unknown invoice', () => [randomUUID(), player.token], 404, 1001],
    ['a deposit that is paid', () => [paid, player.token], 409, 13002],
  ])('%s is refused', async (_, of, status, code) => {
    const [id, token] = of();
    const answer = await send('PUT', `/api/payment/invoices/${encodeURIComponent(id)}/decline`, '{}', bearer(token));
    expect({ status: answer.status, code: answer.error?.code }).toEqual({ status, code });
  });
});
