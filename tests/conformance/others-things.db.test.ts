import { calls, sportsbookIdentity, type Call, type CallName } from '@verdigale/contract';
import { callSchemas, type CallSchema } from '@verdigale/contract/schema';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { sessionOf } from '../session-of.ts';
import { registrationForm, startTestServer, type TestServer } from './test-server.ts';

// Whatever somebody has an id of is tried by somebody else in every call that takes an id, and must look as if there were no such thing.

interface Answer {
  status: number;
  body: { data?: unknown; error?: { code: number } };
}
type Ask = (method: string, path: string, body?: unknown, headers?: Record<string, string>) => Promise<Answer>;
/** The calls of one player; those of the sportsbook are made by a token of their own. */
interface Person {
  ask: Ask;
  accountId: string;
}

const names = (Object.keys(calls) as CallName[]).filter((name) => calls[name].auth !== 'guest');
const paths = (wanted: (call: Call) => boolean) => names.map((name): Call => calls[name]).filter(wanted);
/** Offers are the brand's: who has one shown tells nothing of anybody. */
const ofTheBrand = '/api/game/bonuses';
const isSecret = new Set(['accessToken', 'refreshToken', 'token']);

let server: TestServer;
let owner: Person;
let stranger: Person;
let ids: { id: string; from: string }[];

beforeAll(async () => {
  server = await startTestServer();
  [owner, stranger] = [await register(), await register()];
  await acquire(owner);
  const known = new Set((await idsOf(stranger)).map(({ id }) => id));
  const owned = (await idsOf(owner)).filter(({ id, from }) => from !== ofTheBrand && !known.has(id));
  ids = Object.values(Object.groupBy(owned, ({ from }) => from)).flatMap((each) => each!.slice(0, 3));
});
afterAll(async () => {
  expect(await server.checkBooks()).toEqual([]);
  await server.close();
});

function asking(token: string): Ask {
  return async (method, path, body, headers = {}) => {
    const isForm = body instanceof FormData;
    const sent = body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) };
    const type: Record<string, string> = body && !isForm ? { 'content-type': 'application/json' } : {};
    const response = await fetch(server.url + path, {
      method,
      headers: { authorization: `Bearer ${token}`, ...type, ...headers },
      ...sent,
    });
    const text = await response.text();
    return { status: response.status, body: response.headers.get('content-type')?.includes('json') ? JSON.parse(text) : { data: text } };
  };
}

async function register(): Promise<Person> {
  const { body } = await asking('')('POST', '/api/player/register', registrationForm());
  const api = asking((body.data as { accessToken: string }).accessToken);
  const accountId = ((await api('GET', '/api/wallet/accounts')).body.data as { id: string }[])[0]!.id;
  const play = { accountId, lobbyUrl: server.url, locale: 'en', demoMode: false, platform: 2 };
  const launch = await api('POST', `/api/game/games/${sportsbookIdentity}/play`, play);
  expect(launch.body.error).toBeUndefined();
  const bets = asking((launch.body.data as { token: string }).token);
  return { accountId, ask: (method, path, ...rest) => (path.startsWith('/api/sportsbook/') ? bets : api)(method, path, ...rest) };
}

/** One of everything that a player can have by the calls alone. */
async function acquire({ ask, accountId }: Person): Promise<void> {
  const done = async (...request: Parameters<Ask>) => {
    const { status, body } = await ask(...request);
    expect([...request.slice(0, 3), status, body.error], JSON.stringify(body)).toEqual([...request.slice(0, 3), 200, undefined]);
    return body.data as Record<string, unknown>;
  };
  const back = `${server.url}/?pending`;
  const money = {
    method: 'sandbox.deposit.card',
    currency: 'EUR',
    accountId,
    redirectSuccessUrl: back,
    redirectErrorUrl: back,
    redirectUrl: back,
  };
  const offers = (await ask('GET', '/api/game/bonuses?currency=EUR&amount=50')).body.data as { id: string; package?: object | null }[];
  const paid = await done('POST', '/api/payment/invoices/deposit', {
    ...money,
    amount: 50,
    bonusId: offers.find((offer) => offer.package)!.id,
  });
  await fetch(String(paid.action), { method: 'POST', body: new URLSearchParams({ decision: 'approve' }) });
  const list = async (path: string) => (await ask('GET', path)).body.data as Record<string, unknown>[];
  await vi.waitFor(async () => expect(await list('/api/game/player-freespins')).not.toEqual([]), { timeout: 30_000, interval: 100 });
  await done('POST', '/api/payment/invoices/deposit', { ...money, amount: 25, isBonusDecline: true });
  await done('POST', '/api/player/limits', { definition: 3, period: 'daily', currency: 'EUR', amount: 500 });
  const file = new FormData();
  file.set('type', 'address');
  file.set(
    'file',
    new Blob([Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer<<>>\n%%EOF\n')], { type: 'application/pdf' }),
    'bill.pdf',
  );
  await done('POST', '/api/player/documents', file);
  await done('POST', '/api/wallet/accounts', { currency: 'USD' });
  const quests = await list('/api/retention/quests?page=1&perPage=50&currency=EUR');
  await done('PUT', `/api/retention/quests/${String(quests.find(({ identity }) => identity === 'ten-rounds')!.id)}/activate`);
  const play = { accountId, lobbyUrl: server.url, locale: 'en', demoMode: false, platform: 2 };
  const { gameUrl } = await done('POST', '/api/game/games/violet-dice/play', play);
  const session = sessionOf(await (await fetch(String(gameUrl))).text());
  const round = { requestId: crypto.randomUUID(), stake: '100', choice: { side: 'under', target: 9_706 } };
  const headers = { 'content-type': 'application/json', 'x-studio-session': session };
  await fetch(`${server.studioUrl}/api/play`, { method: 'POST', headers, body: JSON.stringify(round) });
  // On a busy machine the feed may be silent for a moment; a bet that was taken is decided a little later.
  const place = async () => {
    const { body } = await ask('POST', '/api/sportsbook/bets', await singleBet(list), { 'idempotency-key': crypto.randomUUID() });
    expect(body.error).toBeUndefined();
  };
  await vi.waitFor(place, { timeout: 60_000, interval: 500 });
  await vi.waitFor(async () => expect(await list('/api/sportsbook/bets')).not.toMatchObject([{ state: 'requested' }]), { timeout: 30_000 });
  await vi.waitFor(async () => expect(await list('/api/game/spins')).not.toEqual([]), { timeout: 30_000, interval: 100 });
}

async function singleBet(list: (path: string) => Promise<Record<string, unknown>[]>): Promise<object> {
  const offered = async () => {
    // What begins last: a bet that is decided meanwhile would be a change that nobody made.
    for (const { id } of (await list('/api/sportsbook/events?isLive=false')).toReversed()) {
      const event = (await list(`/api/sportsbook/events/${String(id)}`)) as unknown as {
        markets: { closed: string | null; outcomes: { id: string; price: string | null; isActive: boolean }[] }[];
      };
      // Prices stay to be read where no bets are taken.
      const open = event.markets.filter(({ closed }) => closed === null).flatMap(({ outcomes }) => outcomes);
      const outcome = open.find(({ price, isActive }) => price !== null && isActive);
      if (outcome) return outcome;
    }
    throw new Error('nothing to bet on yet');
  };
  const { id, price } = await vi.waitFor(offered, { timeout: 30_000, interval: 200 });
  return { legs: [{ outcomeId: id, price }], sizes: [1], unitStake: 1, pricePolicy: 'any' };
}

/** Every id that stands in what the reading calls answer to somebody. */
async function idsOf({ ask }: Person): Promise<{ id: string; from: string }[]> {
  const found = new Map<string, string>();
  const look = (value: unknown, from: string): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, each] of Object.entries(value)) {
      if (typeof each === 'string' && /id$/i.test(key) && each.length > 8 && !isSecret.has(key) && !found.has(each)) found.set(each, from);
      look(each, from);
    }
  };
  for (const { path } of paths(({ method, path, answer }) => method === 'GET' && !path.includes('{') && answer !== 'file'))
    look((await ask('GET', `${path}?currency=EUR&trigger=1`)).body.data, path);
  return [...found].map(([id, from]) => ({ id, from }));
}

/** What the owner sees of it all, but for what only time changes. */
async function standing(): Promise<string> {
  const own = ['player/documents', 'player/limits', 'payment/invoices', 'game/player-bonuses', 'game/player-freespins'];
  const more = ['wallet/accounts', 'retention/player-quests', 'player/sessions', 'notification/messenger/messages', 'sportsbook/bets'];
  const answers = [...own, ...more].map(async (path) => (await owner.ask('GET', `/api/${path}?currency=EUR`)).body.data);
  return JSON.stringify(await Promise.all(answers));
}

/** The answer as far as it may say anything: the thing itself is named in no refusal. */
const gist = ({ status, body: { data, error } }: Answer, id: string) =>
  JSON.stringify({ status, code: error?.code, data: status === 200 ? data : undefined }).replaceAll(id, 'ID');

/** Another id of the same form. */
const madeUp = (id: string) => id.replaceAll(/[0-9a-f](?=[0-9a-f-]*$)/g, (digit, at: number) => (at > id.length - 8 ? '0' : digit));

/** Whether a thing is answered differently from one that does not exist. */
async function compare(told: string[], call: string, send: (id: string) => Promise<Answer>, { id, from }: { id: string; from: string }) {
  const [real, none] = [gist(await send(id), id), gist(await send(madeUp(id)), madeUp(id))];
  if (real !== none) told.push(`${call} with an id of ${from}: ${real}, not ${none}`);
}

it('has made something of every kind', () => {
  const kinds = [...new Set(ids.map(({ from }) => from.replace('/api/', '')))];
  expect(kinds).toEqual(
    expect.arrayContaining([
      'game/player-bonuses',
      'game/player-freespins',
      'game/spins',
      'notification/messenger/messages',
      'payment/invoices',
      'player/documents',
      'player/limits',
      'player/profile',
      'player/sessions',
      'retention/player-quests',
      'sportsbook/bets',
      'wallet/accounts',
    ]),
  );
});

it('nothing of somebody else is there in an address', async () => {
  const before = await standing();
  const told: string[] = [];
  for (const { method, path } of paths((call) => call.path.includes('{'))) {
    const send = (id: string) => stranger.ask(method, path.replace(/\{\w+\}/, id), method === 'GET' ? undefined : {});
    await Promise.all(ids.map((each) => compare(told, `${method} ${path}`, send, each)));
  }
  expect(told).toEqual([]);
  expect(await standing()).toBe(before);
});

it('nothing of somebody else is there in a query or a body', async () => {
  const before = await standing();
  const told: string[] = [];
  const likely: Record<string, unknown> = {
    method: 'sandbox.deposit.card',
    currency: 'EUR',
    amount: 10,
    lobbyUrl: '/',
    locale: 'en',
    demoMode: false,
    platform: 2,
    redirectSuccessUrl: '/',
    redirectErrorUrl: '/',
    redirectUrl: '/',
    isBonusDecline: true,
  };
  const idFields = (schema: unknown) =>
    Object.keys((schema as { properties?: object } | undefined)?.properties ?? {}).filter((key) => /ids?$/i.test(key));
  for (const name of names) {
    const { method, path }: Call = calls[name];
    const { query, body } = callSchemas[name] as CallSchema;
    const address = path.replace(/\{\w+\}/, 'violet-dice');
    const sends = [
      ...idFields(query).map((field) => (id: string) => stranger.ask(method, `${address}?currency=EUR&${field}=${id}`)),
      ...idFields(body).map(
        (field) => (id: string) => stranger.ask(method, address, { ...likely, [field]: field.endsWith('s') ? [id] : id }),
      ),
    ];
    for (const send of sends) for (const each of ids) await compare(told, name, send, each);
  }
  expect(told).toEqual([]);
  expect(await standing()).toBe(before);
});
