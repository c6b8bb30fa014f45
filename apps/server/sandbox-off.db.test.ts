import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Account, AuthResponse, Constants, Game, Invoice, PaymentMethod } from '@verdigale/contract';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { killAll, startProcess, type StartedProcess } from './testing/server-process.ts';
import { gameSecret, openGameProvider, openPaymentProvider, paymentSecret } from './testing/tiny-partners.ts';

let dataDir: string;
const started: StartedProcess[] = [];
beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'vd-sandbox-off-'));
});
afterAll(async () => {
  await killAll(started);
  rmSync(dataDir, { recursive: true, force: true });
});

function start(variables: Record<string, string>): StartedProcess {
  const server = startProcess({ DATA_DIR: dataDir, SANDBOX: 'off', ...variables });
  started.push(server);
  return server;
}

/** Calls as one player makes them, over HTTP. */
async function signUp(url: string) {
  let token = '';
  const call = async <T>(method: string, path: string, body?: object): Promise<T> => {
    const headers = { ...(token && { authorization: `Bearer ${token}` }), ...(body && { 'content-type': 'application/json' }) };
    const response = await fetch(`${url}/api/${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) });
    const answer = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${answer}`);
    return (JSON.parse(answer) as { data: T }).data;
  };
  const password = 'three quiet otters';
  const email = `ann-${crypto.randomUUID()}@mail.test`;
  const form = { email, password, password_confirmation: password, country: 'DE', currency: 'EUR', agreements: 1 };
  token = (await call<AuthResponse>('POST', 'player/register', form)).accessToken;
  const account = async () => (await call<Account[]>('GET', 'wallet/accounts'))[0]!;
  const invoice = async (id: string) => (await call<Invoice[]>('GET', 'payment/invoices?perPage=10')).find((each) => each.id === id);
  return { call, account, invoice };
}

const copperCanyon = 'game/games/copper-canyon';
const depositMethods = 'payment/methods/deposit?currency=EUR';

it('plays with partners of the environment alone: register, deposit, launch, bet, win, withdraw', { timeout: 180_000 }, async () => {
  const payments = await openPaymentProvider();
  const games = await openGameProvider();
  const server = start({
    PAYMENT_PROVIDERS: 'sandbox',
    PAYMENT_SANDBOX_URL: payments.url,
    PAYMENT_SANDBOX_SECRET: paymentSecret,
    GAME_PROVIDERS: 'verdigale-studio',
    GAME_VERDIGALE_STUDIO_URL: games.url,
    GAME_VERDIGALE_STUDIO_SECRET: gameSecret,
    WITHDRAWAL_REVIEW_SECONDS: '0',
  });
  const url = await server.url();
  const player = await signUp(url);
  const { id: accountId } = await player.account();

  const returns = { redirectSuccessUrl: `${url}/?s`, redirectErrorUrl: `${url}/?e`, redirectUrl: `${url}/?p` };
  const deposit = await player.call<{ invoiceId: string; action: string }>('POST', 'payment/invoices/deposit', {
    method: 'sandbox.deposit.card',
    currency: 'EUR',
    accountId,
    amount: 50,
    ...returns,
  });
  expect(deposit.action).toMatch(`${payments.url}/page`);
  expect(await payments.pay(url, { reference: deposit.invoiceId, amount: '5000', currency: 'EUR' })).toBe(200);
  await vi.waitFor(async () => expect(await player.account()).toMatchObject({ balance: 50 }), { timeout: 20_000, interval: 200 });

  expect(await player.call<Game>('GET', copperCanyon)).toMatchObject({ isAvailable: true });
  const play = { accountId, lobbyUrl: url, locale: 'en', demoMode: false, platform: 2 };
  const { gameUrl } = await player.call<{ gameUrl: string }>('POST', `${copperCanyon}/play`, play);
  expect((await fetch(gameUrl)).status).toBe(200);
  const token = games.launched[0]!.get('token');
  const round = { token, roundId: 'r1', currency: 'EUR' };
  expect(await games.wallet(url, 'authenticate', { token })).toMatchObject({ status: 200, data: { balance: '5000' } });
  expect(await games.wallet(url, 'bet', { ...round, transactionId: 'b1', amount: '1000' })).toMatchObject({ data: { balance: '4000' } });
  const win = { ...round, transactionId: 'w1', amount: '2500', isFinal: true };
  expect(await games.wallet(url, 'win', win)).toMatchObject({ data: { balance: '6500' } });

  const { invoiceId } = await player.call<{ invoiceId: string }>('POST', 'payment/invoices/withdrawal', {
    method: 'sandbox.withdrawal.card',
    currency: 'EUR',
    accountId,
    amount: 40,
    fields: { card_number: '4242424242424242' },
  });
  await vi.waitFor(async () => expect(await player.invoice(invoiceId)).toMatchObject({ status: 2 }), { timeout: 40_000, interval: 300 });
  expect(payments.books.get(invoiceId)).toMatchObject({ amount: '4000', state: 'succeeded' });
  expect(await player.account()).toMatchObject({ balance: 25 });
  expect(server.output()).toContain('no mail is sent');
  expect(server.output()).not.toMatch(/no deposits|no game can be played|stand-in/);
  await payments.close();
  await games.close();

  // The same data without partners: what they served is no longer offered, and the start says so.
  server.child.kill('SIGTERM');
  expect(await server.code()).toBe(0);
  const bare = start({});
  const bareUrl = await bare.url();
  const other = await signUp(bareUrl);
  expect(await other.call<PaymentMethod[]>('GET', depositMethods)).toEqual([]);
  expect(await other.call<Game>('GET', copperCanyon)).toMatchObject({ isAvailable: false });
  const constants = await other.call<Constants>('GET', 'settings/constants');
  expect(constants.player).toMatchObject({ socialAuth: [], registration: { email: true, phone: false }, otp: { enabled: false } });
  for (const line of ['no deposits and withdrawals', 'no game can be played', 'no mail is sent', 'no codes by phone'])
    expect(bare.output()).toContain(line);
});
