import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from '#testing/sql.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { jsonFeed } from '#partners/rate/json-feed/index.ts';
import { createTestPlatform, testSettings, type TestPlatform } from '#testing';
import { refreshRates } from './refresh-rates.ts';
import { seedSettings } from './seed-settings.ts';

let feed: Server;
let platform: TestPlatform;
/** What the feed answers next, and how it was asked. */
let next: { status: number; body: string };
let asked: { url: string | undefined; authorization: string | undefined }[] = [];

beforeAll(async () => {
  feed = createServer((request, response) => {
    asked.push({ url: request.url, authorization: request.headers.authorization });
    response.writeHead(next.status, { location: '/elsewhere' }).end(next.body);
  }).listen(0, '127.0.0.1');
  await once(feed, 'listening');
});
beforeEach(async () => {
  asked = [];
  platform = await createTestPlatform();
  const url = `http://127.0.0.1:${(feed.address() as AddressInfo).port}/latest?x=1`;
  platform.kernel.config.partners.rates = jsonFeed({ url, key: 'feed key' });
  return () => platform[Symbol.asyncDispose]();
});
afterAll(() => void feed.close());

const answer = (time: string, rates: object) => ({ status: 200, body: JSON.stringify({ base: 'EUR', time, rates }) });
const good = { USD: 1.17, JPY: 182, GBP: 0.88, BTC: 0.000012, USDT: 1.17 };

async function refresh(answered: { status: number; body: string }): Promise<Record<string, number>> {
  next = answered;
  await refreshRates(platform.kernel);
  const { data } = await platform.call('settings.currencies');
  return Object.fromEntries(data.map(({ code, rate }) => [code, rate.rate]));
}
const history = async (code: string) =>
  (await platform.kernel.db.all(sql<{ rate: string }>`select rate from settings.currency_rate where code = ${code} order by rate_at`)).map(
    ({ rate }) => rate,
  );

const before = { EUR: 100, USD: 116.2, JPY: 180.5, GBP: 87.6, BTC: 1162, USDT: 1_162_000 };

it('[CUR-05] rates are taken from the feed, shown at once, and every earlier one is kept', async () => {
  expect(await refresh(answer('2026-06-01T11:00:00Z', good))).toEqual({
    EUR: 100,
    USD: 117,
    JPY: 182,
    GBP: 88,
    BTC: 1200,
    USDT: 1_170_000,
  });
  expect(asked).toEqual([{ url: '/latest?x=1', authorization: 'Bearer feed key' }]);
  await refresh(answer('2026-06-01T11:30:00Z', { ...good, USD: 1.18 }));
  expect(await history('USD')).toEqual(['116.2', '117', '118']);
  expect(await history('JPY')).toEqual(['180.5', '182']);
});

it('a rate that is missing or jumps absurdly leaves the last good one; the others are taken', async () => {
  const odd = answer('2026-06-01T11:00:00Z', { ...good, USD: 117, GBP: 'none' });
  expect(await refresh(odd)).toMatchObject({ USD: 116.2, GBP: 87.6, JPY: 182 });
  expect(await refresh(answer('2026-06-01T11:30:00Z', good))).toMatchObject({ USD: 117, GBP: 88 });
});

it('an answer that is not a fresh list of rates leaves every rate as it was', async () => {
  const answers: Record<string, { status: number; body: string }> = {
    'a failure': { status: 500, body: 'no' },
    'a redirect': { status: 302, body: '' },
    'no JSON': { status: 200, body: '<html>' },
    'no base': { status: 200, body: '{"rates":{"USD":1.17},"time":"2026-06-01T11:00:00Z"}' },
    'a base that says nothing of ours': { status: 200, body: '{"base":"CHF","rates":{"USD":1.17},"time":"2026-06-01T11:00:00Z"}' },
    'a stale list': answer('2026-05-28T11:00:00Z', good),
    'a list from the future': answer('2026-06-02T11:00:00Z', good),
    'a list that never ends': { status: 200, body: ' '.repeat(1_000_001) },
  };
  for (const [name, answered] of Object.entries(answers)) expect(await refresh(answered), name).toEqual(before);
  expect(await history('USD')).toEqual(['116.2']);
});

it('an older list, or the brand seeded again, does not bring an older rate back', async () => {
  await refresh(answer('2026-06-01T11:00:00Z', good));
  expect(await refresh(answer('2026-06-01T10:00:00Z', { ...good, USD: 1.1 }))).toMatchObject({ USD: 117 });
  await seedSettings(platform.kernel, testSettings);
  expect(await refresh(answer('2026-06-01T11:00:00Z', { ...good, USD: 1.1 }))).toMatchObject({ USD: 117 });
  expect(await history('USD')).toEqual(['116.2', '117']);
});

it('without a feed nobody is asked', async () => {
  platform.kernel.config.partners.rates = null;
  expect(await refresh(answer('2026-06-01T11:00:00Z', good))).toEqual(before);
  expect(asked).toEqual([]);
});
