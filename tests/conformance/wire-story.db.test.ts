import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { sessionOf } from '../session-of.ts';
import { submit } from './depositor.ts';
import { goAndChoose } from './person.ts';
import { mirror, registrationForm, startTestServer, type TestServer } from './test-server.ts';
import { ForeignClient } from './wire/foreign-client.ts';
import { int, list, type TypeOf } from './wire/shape.ts';
import * as shapes from './wire/shapes.ts';

// The whole story by raw calls of a client of another make, sent the lenient way: plain values for lists, keys of other versions, nulls,
// an order and a country that nobody knows. The tests of this file are its chapters, in their order.

const { data, paged } = shapes;
type Account = TypeOf<typeof shapes.account>;
const accountsShape = data(list(shapes.account));
const approve = { decision: 'approve' };
const until = <T>(check: () => T | Promise<T>) => vi.waitFor(check, { timeout: 60_000, interval: 50 });

let server: TestServer;
let guest: ForeignClient;
let player: ForeignClient;
let playerId: string;
let accountId: string;
beforeAll(async () => {
  server = await startTestServer();
  guest = new ForeignClient(server.url);
  player = new ForeignClient(server.url);
});
afterAll(async () => {
  guest.close();
  player.close();
  expect(await server.checkBooks()).toEqual([]);
  expect(await server.reconcile()).toEqual([]);
  await server.close();
});

/** As an edge network says that it does not know. */
const nowhere = { 'cf-ipcountry': 'T1' };

const invoices = async (query: Record<string, string | number> = {}) =>
  (await player.call('GET', 'payment/invoices', paged(shapes.invoice), { query: { page: 1, perPage: 10, ...query } })).data;

async function accountIn(currency: string): Promise<Account> {
  const accounts = (await player.call('GET', 'wallet/accounts', accountsShape)).data;
  return accounts.find((each) => each.currency === currency)!;
}

async function deposit(method: TypeOf<typeof shapes.method>, more: Record<string, unknown> = {}) {
  const account = await accountIn('EUR');
  const body = {
    method: method.method,
    currency: 'EUR',
    accountId: account.id,
    amount: method.amountMin,
    redirectSuccessUrl: `${mirror}/de/main?deposit-success=true`,
    redirectErrorUrl: `${server.url}/?deposit-error=true`,
    redirectUrl: `${server.url}/?deposit-redirect=true`,
    country: null,
    bonusId: null,
    isBonusDecline: true,
    lotteryId: null,
    fields: null,
    ...more,
  };
  return (await player.call('POST', 'payment/invoices/deposit', data(shapes.deposit), { body })).data;
}

it('a guest reads settings, games and winners', async () => {
  await guest.call('GET', 'settings/currencies', data(list(shapes.currency)), { query: { visible: 1, locale: 'en' } });
  await guest.call('GET', 'settings/locales', data(list(shapes.locale)));
  await guest.call('GET', 'settings/countries', data(list(shapes.country)), { headers: { origin: mirror } });
  await guest.call('GET', 'settings/constants', data(shapes.constants));
  expect((await guest.call('GET', 'player/init', data(shapes.init), { headers: nowhere })).data.country).toBeNull();
  expect((await guest.call('GET', 'player/init', data(shapes.init), { headers: { 'cf-ipcountry': 'DE' } })).data.country).toBe('DE');
  const lost = { countries: 'T1', sortBy: 'popularity', lotteryId: 'x' };
  await guest.call('GET', 'game/collections', data(list(shapes.collection)), { query: lost });
  await guest.call('GET', 'game/providers', paged(shapes.provider), { query: { ...lost, page: 1, perPage: 20, name: '' } });
  await guest.call('GET', 'game/providers/verdigale-studio', data(shapes.provider));
  const query = { ...lost, collectionId: 'table', name: '', page: 1, perPage: 72 };
  const { data: table } = await guest.call('GET', 'game/games', paged(shapes.game), { query });
  expect(table.length).toBeGreaterThan(0);
  const { data: one } = await guest.call('GET', 'game/games', paged(shapes.game), { query: { 'identity[]': ['violet-dice'] } });
  expect(one).toHaveLength(1);
  // What cannot be played is not offered as a demo.
  const { data: all } = await guest.call('GET', 'game/games', paged(shapes.game), { query: { perPage: 100, sortBy: 'name' } });
  expect(all.filter(({ isDemoMode, ...game }) => isDemoMode && !(game as { isAvailable?: boolean }).isAvailable)).toEqual([]);
  await guest.call('GET', 'game/games/violet-dice', data(shapes.game));
  const body = { accountId: null, lobbyUrl: `${mirror}/`, locale: 'en', countryCode: 'T1', demoMode: true, platform: 1, version: 3 };
  const { data: demo } = await guest.call('POST', 'game/games/violet-dice/play', data(shapes.launch), { body, headers: nowhere });
  expect(new URL(demo.gameUrl).searchParams.get('lobbyUrl')).toBe(`${mirror}/`);
  await guest.listen(['global:online', 'tournaments', 'game:winners:desktop:T1', 'activity-board:boards#main']);
  expect(guest.refused).toEqual([]);
});

it('registers', async () => {
  const { data: fields } = await guest.call('GET', 'player/fields/validations', data(list(shapes.field)), {
    query: { scenario: 'registration', locale: 'en' },
  });
  // Each way to register puts its own field first by itself.
  expect(fields.map(({ name }) => name)).not.toEqual(expect.arrayContaining(['email']));
  const form = registrationForm({ referralCode: '', lotteryId: null, bonusCode: null, receiveEmailPromo: '', affiliateTag: '50% & more' });
  const { data: session } = await guest.call('POST', 'player/register', data(shapes.auth), { body: form });
  player.token = session.accessToken;
  playerId = session.profile.id;
  const own = ['wallet:accounts', 'payment:invoices', 'messenger:notifications', 'game:bets', 'bonus:player-bonuses', 'retention:accounts'];
  await player.listen([...own.map((name) => `${name}#${playerId}`), 'game:winners:desktop:ZZ']);
  expect(player.refused).toEqual([]);
  const { fields: faults } = await guest.refuse('POST', 'player/register', { body: { ...form, email: null } });
  expect(faults).toHaveProperty('email');
});

it('has a profile, sessions, messages, limits, documents', async () => {
  await player.call('GET', 'player/fields/validations', data(list(shapes.field)), { query: { scenario: 'profile' } });
  const { data: profile } = await player.call('GET', 'player/profile', data(shapes.profile));
  const body = { ...profile, city: 'Turin', referralCode: null, inLottery: false };
  expect((await player.call('PUT', 'player/profile', data(shapes.profile), { body })).data.city).toBe('Turin');
  const password = registrationForm().password as string;
  const { email } = profile;
  const signIn = { login: email, password, fingerprint: null, remember: true };
  // From a device that the player never used: that is a message, whenever the one of the registration came.
  await guest.call('POST', 'player/sessions', data(shapes.auth), { body: signIn, headers: { 'user-agent': 'another browser' } });
  expect(await guest.refuse('POST', 'player/sessions', { body: { ...signIn, password: 'wrong' } })).toMatchObject({ status: 401 });
  const sessions = await player.call('GET', 'player/sessions', paged(shapes.session), { query: { page: 1, perPage: 10 } });
  const [other] = sessions.data;
  await player.call('PUT', `player/sessions/${other!.sessionId}/close`, data(shapes.session));
  const renewed = await player.call('POST', 'player/sessions/refresh', data(shapes.auth));
  player.token = renewed.data.accessToken;
  await until(() => expect(player.of('message.received')).not.toEqual([]));
  await player.call('GET', 'notification/messenger/messages', paged(shapes.message, { totalUnread: int }), {
    query: { page: 1, perPage: 3 },
  });
  await player.call('POST', 'notification/messenger/messages/read/all', data(shapes.unread));
  await player.call('GET', 'player/limits', data(list(shapes.limit)));
  await player.call('GET', 'player/documents', data(list(shapes.document)));
  await guest.call('POST', 'player/passwords/reset', shapes.acknowledgement, { body: { email, locale: 'en' } });
});

it('opens an account and chooses it at once; no picture of its accounts is out of order', async () => {
  let shown = (await player.call('GET', 'wallet/accounts', accountsShape)).data;
  const from = player.heard.length;
  const pictures: string[] = [];
  const show = (accounts: Account[]) => {
    shown = accounts;
    pictures.push(
      accounts
        .filter(({ status }) => status === 1)
        .map(({ currency }) => currency)
        .join(' '),
    );
  };
  for (const currency of ['BTC', 'USDT']) {
    const { data: opened } = await player.call('POST', 'wallet/accounts', accountsShape, { body: { currency, isActive: null } });
    show(opened);
    const { id } = opened.find((each) => each.currency === currency)!;
    show((await player.call('PUT', `wallet/accounts/${id}/switch`, accountsShape)).data);
  }
  const back = shown.find((each) => each.currency === 'EUR')!.id;
  show((await player.call('PUT', `wallet/accounts/${back}/switch`, accountsShape)).data);
  expect(pictures).toEqual(['EUR', 'BTC', 'BTC', 'USDT', 'EUR']);
  await until(() =>
    expect(player.heard.slice(from).filter(({ event }) => event === 'account.balance.updated').length).toBeGreaterThanOrEqual(6),
  );
  // The last picture stays, whatever is still heard.
  for (const { account } of player.heard.slice(from)) if (account) shown = shown.map((each) => (each.id === account.id ? account : each));
  expect(shown.filter(({ status }) => status === 1).map(({ currency }) => currency)).toEqual(['EUR']);
  accountId = back;
  const btc = shown.find((each) => each.currency === 'BTC')!.id;
  await player.call('PUT', `wallet/accounts/${btc}/hide`, accountsShape);
});

it('pays in: by a page, by a code that comes later, to an address', async () => {
  const { data: methods } = await player.call('GET', 'payment/methods/deposit', data(list(shapes.method)), {
    query: { currency: 'EUR', country: '', locale: 'en' },
  });
  const named = (name: string) => methods.find((each) => each.method === name)!;

  const messages = player.of('message.received').length;
  const { invoiceId, action } = await deposit(named('sandbox.deposit.card'), { amount: 100 });
  expect((await submit(action!, approve)).page).toContain(`${mirror}/de/main?deposit-success`);
  const updates = (id: string) => player.invoices('invoice.deposit.updated').filter((invoice) => invoice.id === id);
  const isPaid = (id: string) => until(() => expect(updates(id).map(({ status }) => status)).toContain(2));
  await isPaid(invoiceId);
  expect((await accountIn('EUR')).balance).toBe(100);

  // This client stops waiting at the first push with status 1 that has data.
  const fields = { phone: '+4915112345678', crypto_network: null };
  const later = await deposit(named('sandbox.deposit.transfer-code'), { amount: 20, fields });
  const { qr } = await until(() => updates(later.invoiceId).find(({ status, publicData }) => status === 1 && publicData)!.publicData!);
  expect(qr).toContain('/payment/pay/');
  await submit(qr, approve);
  await isPaid(later.invoiceId);
  // One alert for one fact: no message beside the two payments.
  expect(player.of('message.received')).toHaveLength(messages);

  const usdt = await accountIn('USDT');
  const { data: coins } = await player.call('GET', 'payment/methods/deposit', data(list(shapes.method)), { query: { currency: 'USDT' } });
  const crypto = coins.find((each) => each.type === 'address')!;
  const { options } = crypto.fields.find(({ key }) => key === 'crypto_network')!;
  for (const { id, minAmount } of options!) {
    const more = { currency: 'USDT', accountId: usdt.id, amount: crypto.amountMin, redirectUrl: undefined, fields: { crypto_network: id } };
    const answer = await deposit(crypto, more);
    expect([answer.type, answer.address], `${id} from ${minAmount}`).toEqual(['address', expect.any(String)]);
  }
  const refused = { method: 'sandbox.deposit.card', currency: 'EUR', accountId, amount: '20', redirectUrl: null, lotteryId: 'x' };
  expect((await player.refuse('POST', 'payment/invoices/deposit', { body: refused })).fields).toHaveProperty('amount');
});

it('plays', async () => {
  const body = { accountId, lobbyUrl: '/', locale: 'en', countryCode: null, demoMode: false, platform: 2 };
  const { data: launched } = await player.call('POST', 'game/games/violet-dice/play', data(shapes.launch), { body, headers: nowhere });
  expect(launched.token).not.toBe('');
  const frame = sessionOf(await (await fetch(launched.gameUrl)).text());
  const play = async () => {
    const headers = { 'content-type': 'application/json', 'x-studio-session': frame };
    const round = { requestId: crypto.randomUUID(), stake: '100', choice: { side: 'under', target: 9_706 } };
    expect((await fetch(`${server.studioUrl}/api/play`, { method: 'POST', headers, body: JSON.stringify(round) })).status).toBe(200);
  };
  const winners = async (countryCode: string) =>
    (await guest.call('GET', 'game/spins/winners', data(list(shapes.winner)), { query: { perPage: 12, platform: 2, countryCode } })).data;
  while ((await winners('T1')).length === 0) await play();
  // A client without a country asks with its usual one.
  expect(await winners('UA')).toEqual(await winners('T1'));
  await until(() => expect(guest.of('game.winner')[0]).toMatchObject({ channel: 'game:winners:desktop:T1' }));
  const { data: spins } = await player.call('GET', 'game/spins', paged(shapes.spin), { query: { page: 1, perPage: 10, type: 'cash' } });
  expect(spins.length).toBeGreaterThan(0);
  await player.call('GET', 'game/games/played', data(list(shapes.game)), { query: { perPage: 18, platform: 2, countryCode: 'XX' } });
  await player.call('POST', 'game/games/violet-dice/favorite', data(list(shapes.game)));
  await player.call('GET', 'game/games/favorites', data(list(shapes.game)));
  await player.call('GET', 'game/bets', paged(shapes.bet), { query: { isSettled: 1, page: 1 } });
});

it('withdraws, takes a payment back, and reads the history', async () => {
  await player.call('GET', 'risk/reasons/turn-over-wager', data(shapes.turnOver), { query: { currency: 'EUR', accountId } });
  await player.call('GET', 'payment/methods/withdrawal', data(list(shapes.method)), { query: { currency: 'EUR', country: 'T1' } });
  const withdraw = async (amount: number) => {
    const fields = { card_number: '4242424242424242', crypto_network: null };
    const body = { method: 'sandbox.withdrawal.card', currency: 'EUR', country: null, amount, accountId, fields, lotteryId: null };
    return (await player.call('POST', 'payment/invoices/withdrawal', data(shapes.withdrawal), { body })).data.invoiceId;
  };
  const paid = await withdraw(20);
  const updates = () => player.invoices('invoice.withdrawal.updated').map(({ id, status }) => [id, status]);
  await until(() => expect(updates()).toContainEqual([paid, 2]));
  expect(player.invoices('invoice.withdrawal.created').map(({ id }) => id)).toEqual([paid]);
  const tooMuch = {
    method: 'sandbox.withdrawal.card',
    currency: 'EUR',
    amount: 5000,
    accountId,
    fields: { card_number: '4242424242424242' },
  };
  expect(await player.refuse('POST', 'payment/invoices/withdrawal', { body: tooMuch })).toMatchObject({ status: 422 });

  const { data: methods } = await player.call('GET', 'payment/methods/deposit', data(list(shapes.method)), { query: { currency: 'EUR' } });
  const begun = await deposit(methods.find(({ method }) => method === 'sandbox.deposit.card')!);
  await player.call('PUT', `payment/invoices/${begun.invoiceId}/decline`, data(shapes.invoice));
  const rows = await invoices({ type: 2, status: 2, dateFrom: '2020-01-01T00:00:00Z', dateTo: '2100-01-01T00:00:00Z', sortBy: 'date' });
  expect(rows.map(({ id }) => id)).toEqual([paid]);
  expect((await invoices({ currency: 'EUR', status: '' })).length).toBe(4);
  const numbers = (await invoices({ type: 1, status: 2 })).map(({ number }) => number);
  expect(new Set(numbers)).toEqual(new Set([1, 2]));
  await player.call('GET', 'payment/invoices/statistics', data(list(shapes.statistics)));
});

it('signs in by another service', async () => {
  const path = `/api/player/sessions/social/auth0/redirect?connection=northlight&state=${encodeURIComponent('{"backRoute":"/main"}')}`;
  const callback = await goAndChoose(server.url, path, { name: 'Ada', email: 'ada@elsewhere.test', vouch: 'verified' });
  const body = { connection: 'northlight', provider: 'northlight', locale: 'en', affiliateTag: null, fingerprint: 'f', referralCode: '' };
  const query = Object.fromEntries(callback.searchParams);
  const { data: session } = await guest.call('POST', 'player/sessions/social', data(shapes.auth), {
    query,
    body,
    headers: { 'cf-ipcountry': 'DE' },
  });
  expect(session.profile.isNewlyRegistered).toBe(true);
  player.token = session.accessToken;
  await player.call('POST', 'player/sessions/logout', shapes.acknowledgement);
  expect(await player.refuse('GET', 'player/profile')).toMatchObject({ status: 401 });
});

it('met nothing that its reference does not say', () => {
  expect([...new Set([...guest.deviations, ...player.deviations])]).toEqual([]);
});
