import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { liveEventsChannel, socketPath, sportEventChannelPrefix, type EventPayloads } from '@verdigale/contract';
import { Centrifuge, type SubscribedContext } from 'centrifuge';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import WebSocket from 'ws';
import { createEvents } from '#kernel';
import { createTestPlatform, type TestPlatform } from '#testing';
import { market, openFeed, type TestFeed } from '../../modules/sportsbook/testing.ts';
import { createRealtime, type Realtime } from '#modules/realtime';

type Changed = EventPayloads['sportsbook.event.updated'];
type Live = EventPayloads['sportsbook.live.updated'];

let platform: TestPlatform;
let feed: TestFeed;
/** Two processes that only read on: the platform of this test applies what the feed says. */
const processes: { realtime: Realtime; server: Server }[] = [];
const clients: Centrifuge[] = [];

async function openProcess(): Promise<void> {
  const events = createEvents();
  const realtime = createRealtime(
    { ...platform.kernel, events, jobs: { define: () => {}, schedule: () => {} } as never },
    async () => 'invalid',
  );
  const server = createServer();
  realtime.attach(server);
  await realtime.start();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  processes.push({ realtime, server });
}

/** A guest of one of the processes, and what it hears on a channel. */
async function listen<Data>(process: number, channel: string) {
  const { port } = processes[process]!.server.address() as AddressInfo;
  const client = new Centrifuge(`ws://127.0.0.1:${port}${socketPath}`, { websocket: WebSocket });
  clients.push(client);
  const subscription = client.newSubscription(channel);
  const heard: Data[] = [];
  subscription.on('publication', ({ data }) => heard.push(data as Data));
  const subscribed = new Promise<SubscribedContext>((resolve) => subscription.once('subscribed', resolve));
  subscription.subscribe();
  client.connect();
  const { recoverable, positioned } = await subscribed;
  expect([recoverable, positioned]).toEqual([false, false]);
  return heard;
}

const total = { market: 'total', specifiers: 'total=2.5' };
const homePrice = ({ sportEvent }: Changed) => sportEvent.markets[0]?.outcomes[0]?.price;

beforeAll(async () => {
  platform = await createTestPlatform();
  feed = await openFeed(platform);
  await Promise.all([openProcess(), openProcess()]);
});
afterAll(async () => {
  for (const client of clients) client.disconnect();
  for (const { realtime, server } of processes) {
    await realtime.stop();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
  await platform[Symbol.asyncDispose]();
});

it('brings what has changed of an event, and of nothing else, to guests of every process, with the version it adds to', async () => {
  const both = [market({ home: '2.0' }), market({ over: '1.9' }, total)];
  await feed.say(feed.fixture('a'), feed.odds('a', both, 'live'), feed.fixture('b'), feed.odds('b', both, 'live'));
  const heard = await Promise.all([0, 0, 1].map((process) => listen<Changed>(process, `${sportEventChannelPrefix}a`)));
  await feed.say(feed.odds('b', [market({ home: '3.0' })], 'live'));
  await feed.say(feed.odds('a', [market({ home: '2.2' })], 'live'));
  for (const each of heard) {
    await vi.waitFor(() => expect(each).toHaveLength(1));
    const [{ since, sportEvent }] = each as [Changed];
    expect([since, sportEvent.version, sportEvent.id]).toEqual([1, 2, 'a']);
    expect(sportEvent.markets.map((each_) => [each_.market, each_.outcomes[0]!.price])).toEqual([['winner', '2.2']]);
  }
});

it('sends changes within a tenth of a second as one, which ends at the last of them', async () => {
  await feed.say(feed.fixture('fast'), feed.odds('fast', [market({ home: '2.0' })], 'live'));
  const heard = await listen<Changed>(1, `${sportEventChannelPrefix}fast`);
  const began = performance.now();
  for (let step = 1; step <= 40; step += 1) await feed.say(feed.odds('fast', [market({ home: `2.${step + 10}` })], 'live'));
  const steps = Math.ceil((performance.now() - began) / 100);
  await vi.waitFor(() => expect(homePrice(heard.at(-1)!)).toBe('2.50'));
  expect(heard.length).toBeLessThanOrEqual(steps + 2);
  // Each goes on where the one before has ended: nothing is missing between them.
  for (const [at, { since }] of heard.entries()) if (at > 0) expect(since).toBe(heard[at - 1]!.sportEvent.version);
});

it('brings live events in short, and that one is over', async () => {
  await feed.say(feed.fixture('short'), feed.odds('short', [market({ home: '2.0' }), market({ over: '1.9' }, total)], 'live'));
  const heard = await listen<Live>(0, liveEventsChannel);
  const ends = () => heard.flatMap(({ sportEvents }) => sportEvents).filter(({ id }) => id === 'short');
  await feed.say(feed.odds('short', [market({ home: '1.8' })], 'live'));
  await vi.waitFor(() => expect(ends()).toMatchObject([{ isLive: true, marketCount: 2, main: { outcomes: [{ price: '1.8' }] } }]));
  await feed.say(feed.odds('short', [], 'ended'));
  await vi.waitFor(() => expect(ends().at(-1)).toMatchObject({ isLive: false, status: 'ended' }));
  await feed.say(feed.odds('short', [], 'closed'), feed.odds('a', [], 'live'));
  await vi.waitFor(() => expect(heard.at(-1)!.sportEvents.map(({ id }) => id)).toEqual(['a']));
  expect(ends().map(({ status }) => status)).not.toContain('closed');
});

it('closes the markets of a feed that is silent, and opens them after its recovery, without a word about the event', async () => {
  await feed.say(feed.fixture('silent'), feed.odds('silent', [market({ home: '2.0' })], 'live'));
  const heard = await listen<Changed>(0, `${sportEventChannelPrefix}silent`);
  const closed = () => heard.at(-1)?.sportEvent.markets.map((each) => each.closed);
  await feed.say(feed.odds('silent', [market({ home: '2.1' })], 'live'));
  await vi.waitFor(() => expect(closed()).toEqual([null]));
  platform.clock.advance(20_001);
  await vi.waitFor(() => expect(closed()).toEqual(['feed']), 3_000);
  await feed.say({ kind: 'alive' });
  await feed.recover();
  await feed.say(feed.odds('silent', [market({ home: '2.1' })], 'live'));
  await vi.waitFor(() => expect(closed()).toEqual([null]), 3_000);
});
