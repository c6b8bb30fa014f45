import type { FeedMessage, RecoveryOrder } from '@verdigale/partner-wire';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestPlatform, type TestPlatform } from '#testing';
import { sql } from '#testing/sql.ts';
import { testConfig } from '#testing/config.ts';
import { market, producer, type Said } from '../testing.ts';
import { applyMessages } from './apply-messages.ts';
import { followProducer, openFeed } from './follow-feed.ts';

let platform: TestPlatform;
/** What the feed has said, and the recoveries that were ordered of it. */
const said: FeedMessage[] = [];
const orders: RecoveryOrder[] = [];
let isAnswering = true;
let isTakingOrders = true;
beforeAll(async () => {
  const feed = {
    open: () => ({
      producers: [producer],
      messages: async ({ after, limit }: { after: number; limit: number }) => {
        if (!isAnswering) throw new Error('no answer');
        return said.filter(({ sequence }) => sequence > after).slice(0, limit);
      },
      recover: async (order: RecoveryOrder) => {
        orders.push(order);
        if (!isTakingOrders) throw new Error('no answer');
      },
      combination: async () => ({ refusal: 'unavailable' as const }),
    }),
  };
  platform = await createTestPlatform({ partners: { ...testConfig('').partners, feed } });
});
afterAll(() => platform[Symbol.asyncDispose]());

function say(message: Said): void {
  said.push({ ...message, producer, sequence: said.length + 1, at: platform.kernel.clock.now().toISOString() });
}
const follow = async () => followProducer(platform.kernel, await openFeed(platform.kernel), producer, 0).catch(() => 0);
const listed = async (isLive: boolean) => (await platform.call('sportsbook.events.list', { query: { isLive } })).data;
const closed = async (isLive = true) => (await listed(isLive)).map(({ main }) => main!.closed);
const inHours = (hours: number) => new Date(platform.kernel.clock.now().getTime() + hours * 3_600_000).toISOString();

const fixture = {
  sport: 'football',
  category: 'Verdland',
  tournament: 'Cup',
  competitors: ['A', 'B'],
  startsAt: '2026-01-01T00:00:00Z',
  isSimulated: true,
};
const odds: Said = { kind: 'odds.changed', eventId: 'match', status: 'live', score: null, markets: [market({ home: '2.0' })] };

it('orders a recovery of a producer that it does not know, once, and opens markets when it ends', async () => {
  await follow();
  await follow();
  expect(orders).toHaveLength(1);
  say({ kind: 'fixture.changed', eventId: 'match', fixture });
  say(odds);
  // What it has said long ago may be all that is heard of it so far: matches to come are not open either.
  say({ kind: 'fixture.changed', eventId: 'tomorrow', fixture: { ...fixture, startsAt: inHours(24) } });
  say({ ...odds, eventId: 'tomorrow', status: 'not_started' });
  await follow();
  expect([await closed(), await closed(false)]).toEqual([['feed'], ['feed']]);
  say({ kind: 'snapshot.completed', requestId: orders[0]!.requestId });
  await follow();
  expect([await closed(), await closed(false)]).toEqual([[null], [null]]);
});

it('reads on through more messages than one answer has', async () => {
  for (let count = 0; count < 1_500; count += 1) say({ kind: 'alive' });
  say({ kind: 'bet.stopped', eventId: 'match', markets: [], reason: 'goal' });
  await follow();
  expect(await closed()).toEqual(['suspended']);
});

it('closes live markets when the feed does not answer, and orders another recovery when it does, again after a minute', async () => {
  say(odds);
  await follow();
  isAnswering = false;
  platform.clock.advance(21_000);
  await follow();
  expect([await closed(), orders.length]).toEqual([['feed'], 1]);
  isAnswering = true;
  say({ kind: 'alive' });
  await follow();
  expect(orders).toHaveLength(2);
  platform.clock.advance(15_000);
  say({ kind: 'alive' });
  await follow();
  expect(orders).toHaveLength(2);
  for (let count = 0; count < 3; count += 1) {
    platform.clock.advance(15_000);
    say({ kind: 'alive' });
    await follow();
  }
  expect(orders.map(({ requestId }) => requestId)).toEqual([orders[0]!.requestId, orders[1]!.requestId, orders[1]!.requestId]);
  say(odds);
  say({ kind: 'snapshot.completed', requestId: orders[2]!.requestId });
  await follow();
  expect(await closed()).toEqual([null]);
});

it('orders a recovery that could not be ordered sooner than after a minute, each time after twice as long, and then after a minute again', async () => {
  const { kernel, clock } = platform;
  const feed = await openFeed(kernel);
  const before = orders.length;
  const orderedAt: number[] = [];
  isTakingOrders = false;
  clock.advance(21_000);
  for (let second = 0; second <= 180; second += 1, clock.advance(1_000)) {
    // The fifth is taken.
    isTakingOrders = orders.length - before >= 4;
    const known = orders.length;
    say({ kind: 'alive' });
    await followProducer(kernel, feed, producer, 0).catch(() => 0);
    if (orders.length > known) orderedAt.push(second);
  }
  expect(orderedAt).toEqual([0, 5, 15, 35, 75, 135]);
  say(odds);
  say({ kind: 'snapshot.completed', requestId: orders.at(-1)!.requestId });
  await follow();
  expect(await closed()).toEqual([null]);
});

it('opens no market by what was said while nobody listened, before the snapshot says how it is now', async () => {
  const { clock } = platform;
  const main = async () => {
    const event = (await listed(false)).find(({ id }) => id === 'later')!;
    return [event.main!.closed, event.main!.outcomes[0]!.price];
  };
  const price = (home: string): Said => ({ ...odds, eventId: 'later', status: 'not_started', markets: [market({ home })] });
  say({ kind: 'fixture.changed', eventId: 'later', fixture: { ...fixture, startsAt: inHours(12) } });
  say(price('4.0'));
  await follow();
  expect(await main()).toEqual([null, '4.0']);
  // The platform is stopped for an hour.
  clock.advance(60_000);
  say(price('3.0'));
  clock.advance(3_600_000);
  say({ kind: 'alive' });
  await follow();
  expect(await main()).toEqual(['feed', '3.0']);
  say(price('2.0'));
  say({ kind: 'snapshot.completed', requestId: orders.at(-1)!.requestId });
  await follow();
  expect(await main()).toEqual([null, '2.0']);
});

it('orders no more than twenty recoveries in ten minutes of a producer that loses messages all the time, and goes on after them', async () => {
  const { kernel, clock } = platform;
  let ms = 0;
  const feed = await openFeed(kernel, () => ms);
  const before = orders.length;
  let sequence = 10_000;
  const flap = async (minutes: number) => {
    for (const end = ms + minutes * 60_000; ms < end; ms += 3_000) {
      clock.advance(3_000);
      // One is lost, and another comes while it is waited for.
      said.push({ producer, sequence: (sequence += 2), at: clock.now().toISOString(), kind: 'alive' });
      await followProducer(kernel, feed, producer, 0);
    }
    return orders.length - before;
  };
  expect(await flap(10)).toBeLessThanOrEqual(20);
  expect(orders.length - before).toBeGreaterThan(10);
  const soFar = orders.length - before;
  expect(await flap(10)).toBeGreaterThan(soFar);
});

it('takes two producers that speak of a new event at once', async () => {
  const { kernel } = platform;
  const at = kernel.clock.now().toISOString();
  const names = ['one', 'another'];
  const hear = (name: string, first: number, ...some: Said[]) => {
    const messages = some.map((message, n) => ({ ...message, producer: name, sequence: first + n, at }));
    return kernel.db.transaction((tx) => applyMessages(tx, kernel, messages));
  };
  for (const name of names) await hear(name, 1, { kind: 'alive' });
  for (let n = 1; n <= 10; n += 1) {
    const eventId = `new-${n}`;
    await Promise.all(names.map((name) => hear(name, 2 * n, { kind: 'fixture.changed', eventId, fixture }, { ...odds, eventId })));
  }
  const { count } = await kernel.db.one(sql<{ count: number }>`select count(*)::int as count from sportsbook.event where id like 'new-%'`);
  expect(count).toBe(10);
});
