import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { playerChannel, playerChannels, publicChannels, socketPath } from '@verdigale/contract';
import { Centrifuge } from 'centrifuge';
import { sql } from '#testing/sql.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import WebSocket from 'ws';
import { createAdmission, createEvents, newId, type Principal } from '#kernel';
import { createTestPlatform, type TestPlatform } from '#testing';
import type { VerifyToken } from './connection.ts';
import { appendPublication } from './history.sql.ts';
import { createRealtime, type Realtime } from './index.ts';

const me = newId();
const other = newId();
const balances = playerChannel(playerChannels.accounts, me);

/** Tokens of this test: `<player>:<session>:<seconds to live>`. */
const verify: VerifyToken = async (token) => {
  const [playerId = '', sessionId = '', ttl = ''] = token.split(':');
  if (!sessionId) return 'invalid';
  if (Number(ttl) <= 0) return 'expired';
  return { playerId, sessionId, expiresAt: Math.floor(platform.clock.now().getTime() / 1000) + Number(ttl) } satisfies Principal;
};

let platform: TestPlatform;
let realtime: Realtime;
let server: Server;
const clients: Centrifuge[] = [];

/** Serves sockets as a second process would: the platform of this test publishes, this one only reads on. */
async function serve(port = 0): Promise<void> {
  const admission = createAdmission({ rateFactor: 1, now: () => platform.clock.now().getTime() });
  realtime = createRealtime(
    { ...platform.kernel, admission, events: createEvents(), jobs: { define: () => {}, schedule: () => {} } as never },
    verify,
  );
  server = createServer();
  realtime.attach(server);
  await realtime.start();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
}

async function stopServing(): Promise<void> {
  await realtime.stop();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}

const port = () => (server.address() as AddressInfo).port;

function client(options: ConstructorParameters<typeof Centrifuge>[1] = {}): Centrifuge {
  const made = new Centrifuge(`ws://127.0.0.1:${port()}${socketPath}`, {
    websocket: WebSocket,
    minReconnectDelay: 20,
    maxReconnectDelay: 60,
    ...options,
  });
  clients.push(made);
  made.connect();
  return made;
}

/** A fact goes through the outbox and its relay, as in life. */
async function publish(version: number, playerId = me): Promise<void> {
  const { db, events } = platform.kernel;
  await db.transaction(async (tx) => {
    events.emit(tx, { topic: 'account.balance.updated', playerId, payload: { account: { version } } });
  });
  await platform.relay.drain();
}

interface Heard {
  versions: number[];
  offsets: number[];
  recovered: boolean[];
  errors: number[];
}

function listen(on: Centrifuge, channel: string): Heard {
  const heard: Heard = { versions: [], offsets: [], recovered: [], errors: [] };
  const subscription = on.newSubscription(channel);
  subscription.on('publication', ({ data, offset }) => {
    heard.versions.push((data as { account: { version: number } }).account.version);
    heard.offsets.push(offset ?? 0);
  });
  subscription.on('subscribed', ({ recovered, wasRecovering }) => heard.recovered.push(wasRecovering ? recovered : true));
  subscription.on('error', ({ error }) => heard.errors.push(error.code));
  subscription.on('unsubscribed', ({ code }) => heard.errors.push(code));
  subscription.subscribe();
  return heard;
}

beforeAll(async () => {
  platform = await createTestPlatform({ origins: ['http://site.test', 'https://mirror.test'] });
  await serve();
});
afterEach(() => {
  for (const each of clients.splice(0)) each.disconnect();
});
afterAll(async () => {
  await stopServing();
  await platform[Symbol.asyncDispose]();
});

describe('socket', () => {
  it('[RT-01] connects at the path of the contract, as a guest and with a token', async () => {
    const guest = client();
    const player = client({ token: `${me}:s1:3600` });
    await Promise.all([guest.ready(10_000), player.ready(10_000)]);
    expect(socketPath).toBe('/api/connection/websocket');
  });

  it('[RT-02] has the channels that clients know by name', () => {
    expect(Object.values(playerChannels)).toEqual([
      'bonus:player-bonus-codes',
      'bonus:player-bonuses',
      'bonus:player-freespins',
      'retention:quests',
      'retention:accounts',
      'wallet:accounts',
      'payment:invoices',
      'messenger:notifications',
      'game:bets',
      // Ours, beside the wire.
      'player:profile',
    ]);
    expect(playerChannel(playerChannels.bets, me)).toBe(`game:bets#${me}`);
    expect(Object.values(publicChannels)).toEqual(['global:online', 'tournaments']);
  });

  it('[RT-02 RT-07] lets a player into the own channels and nobody else', async () => {
    const player = client({ token: `${me}:s1:3600` });
    const guest = client();
    const own = Object.values(playerChannels).map((channel) => listen(player, playerChannel(channel, me)));
    const foreign = listen(player, playerChannel(playerChannels.accounts, other));
    const asGuest = listen(guest, balances);
    const tournament = 'tournaments:019e0000-0000-7000-8000-000000000001';
    const open = ['global:online', 'tournaments', tournament, 'game:winners:desktop:DE'].map((channel) => listen(guest, channel));
    const place = listen(player, `${tournament}#${me}`);
    const foreignPlace = listen(player, `${tournament}#${other}`);
    const unknown = listen(guest, 'internal:closed-sessions');
    await vi.waitFor(() => {
      for (const heard of [...own, ...open, place]) expect(heard.recovered).toEqual([true]);
      for (const heard of [foreign, foreignPlace]) expect(heard.errors).toEqual([103]);
      expect(asGuest.errors).toEqual([103]);
      expect(unknown.errors).toEqual([102]);
    });
    await publish(1, other);
    await publish(1);
    await vi.waitFor(() => expect(own[5]!.versions).toEqual([1]));
    expect(foreign.versions).toEqual([]);
    expect(asGuest.versions).toEqual([]);
  });

  it('brings the winners of what is no country under the name that was asked for', async () => {
    const heard: string[] = [];
    const feeds = ['T1', 'XX', '', 'DE'].map((place) => {
      const feed = client().newSubscription(`game:winners:desktop:${place}`);
      feed.on('publication', ({ channel }) => heard.push(channel));
      feed.subscribe();
      return feed.ready(10_000);
    });
    await Promise.all(feeds);
    const { db, events } = platform.kernel;
    await db.transaction(async (tx) => {
      events.emit(tx, { topic: 'game.winner', payload: { channels: ['game:winners:desktop:ZZ'], winner: {} } });
    });
    await platform.relay.drain();
    const names = ['', 'T1', 'XX'].map((place) => `game:winners:desktop:${place}`);
    await vi.waitFor(() => expect(heard.toSorted()).toEqual(names));
  });

  it('answers the history of a board, the newest row first, and of no other channel', async () => {
    const channel = 'activity-board:boards#main';
    const guest = client();
    const board = guest.newSubscription(channel);
    board.subscribe();
    await board.ready(10_000);
    for (const n of [1, 2, 3]) {
      await platform.kernel.db.run(
        appendPublication({ channel, data: JSON.stringify({ event: 'activity-board.updated', bet: { n } }), epoch: 'epoch' }),
      );
    }
    const rowsOf = async (options: object) => {
      const { publications, offset } = await board.history({ limit: 11, ...options });
      return [offset, ...publications.map(({ data }) => (data as { bet: { n: number } }).bet.n)];
    };
    expect(await rowsOf({ reverse: true, limit: 2 })).toEqual([3, 3, 2]);
    expect(await rowsOf({})).toEqual([3, 1, 2, 3]);
    expect(await rowsOf({ since: { offset: 2, epoch: 'epoch' } })).toEqual([3, 3]);
    expect(await rowsOf({ limit: 0 })).toEqual([3]);
    const player = client({ token: `${me}:s1:3600` });
    const own = player.newSubscription(balances);
    own.subscribe();
    await own.ready(10_000);
    await expect(own.history({ limit: 1 })).rejects.toMatchObject({ code: 108 });
  });

  it('[RT-02] brings facts of the outbox in order, with growing offsets', async () => {
    const heard = listen(client({ token: `${me}:s1:3600` }), balances);
    await vi.waitFor(() => expect(heard.recovered).toEqual([true]));
    for (const version of [11, 12, 13]) await publish(version);
    await vi.waitFor(() => expect(heard.versions).toEqual([11, 12, 13]));
    expect(heard.offsets[2]! - heard.offsets[0]!).toBe(2);
  });

  it('recovers what was missed while the server was down', async () => {
    const heard = listen(client({ token: `${me}:s1:3600` }), balances);
    await vi.waitFor(() => expect(heard.recovered).toEqual([true]));
    const at = port();
    await stopServing();
    await publish(21);
    await publish(22);
    await serve(at);
    await vi.waitFor(() => expect(heard.versions).toEqual([21, 22]), 5_000);
    await publish(23);
    await vi.waitFor(() => expect(heard.versions).toEqual([21, 22, 23]));
    expect(heard.recovered).toEqual([true, true]);
  });

  it('says so when it cannot recover everything', async () => {
    const heard = listen(client({ token: `${me}:s1:3600` }), balances);
    await vi.waitFor(() => expect(heard.recovered).toEqual([true]));
    const at = port();
    await stopServing();
    await publish(31);
    await publish(32);
    await platform.kernel.db.run(sql`delete from realtime.publication where data -> 'account' ->> 'version' = '31'`);
    await serve(at);
    await vi.waitFor(() => expect(heard.recovered).toEqual([true, false]), 5_000);
    expect(heard.versions).toEqual([]);
  });

  it('[RT-04] ends a bad token for good and an expired one with a refresh', async () => {
    const refused = client({ token: 'forged' });
    const codes: number[] = [];
    refused.on('disconnected', ({ code }) => codes.push(code));
    await vi.waitFor(() => expect(codes).toEqual([3500]));
    const getToken = vi.fn(async () => `${me}:s1:3600`);
    await client({ token: `${me}:s1:0`, getToken }).ready(10_000);
    expect(getToken).toHaveBeenCalledTimes(1);
  });

  it('comes back with the token after a sign-in and as a guest after a logout', async () => {
    let token = '';
    const each = client({ getToken: async () => token });
    await each.ready(10_000);
    const early = listen(each, balances);
    await vi.waitFor(() => expect(early.errors).toEqual([103]));
    each.disconnect();
    token = `${me}:s1:3600`;
    each.setToken(token);
    each.removeSubscription(each.getSubscription(balances));
    each.connect();
    const late = listen(each, balances);
    await vi.waitFor(() => expect(late.recovered).toEqual([true]));
  });

  it('ends every socket of a closed session', async () => {
    const closed = client({ token: `${me}:closing:3600` });
    const stays = client({ token: `${me}:staying:3600` });
    await Promise.all([closed.ready(10_000), stays.ready(10_000)]);
    const { db, events } = platform.kernel;
    await db.transaction(async (tx) =>
      events.emit(tx, { topic: 'player.session.closed', playerId: me, payload: { sessionId: 'closing' } }),
    );
    await platform.relay.drain();
    await vi.waitFor(() => expect(closed.state).toBe('disconnected'));
    expect(stays.state).toBe('connected');
  });
});

describe('protocol errors', () => {
  function raw(headers: Record<string, string> = {}): Promise<WebSocket> {
    const socket = new WebSocket(`ws://127.0.0.1:${port()}${socketPath}`, { headers });
    return new Promise((resolve, reject) => {
      socket.once('open', () => resolve(socket));
      socket.once('error', reject);
    });
  }
  const closeOf = (socket: WebSocket) => new Promise<number>((resolve) => socket.once('close', resolve));

  it.each([
    ['what is not JSON', 'hello'],
    ['a list', '[1]'],
    ['a command before connect', '{"id":1,"subscribe":{"channel":"tournaments"}}'],
    ['a second connect', '{"id":1,"connect":{}}\n{"id":2,"connect":{}}'],
  ])('closes with 3501 on %s', async (_, frame) => {
    const socket = await raw();
    const closed = closeOf(socket);
    socket.send(frame);
    expect(await closed).toBe(3501);
  });

  it('closes with 3509 on a flood and 1009 on a huge frame', async () => {
    const flood = await raw();
    const flooded = closeOf(flood);
    flood.send(['{"id":1,"connect":{}}', ...Array.from({ length: 200 }, (_, id) => `{"id":${id + 2},"rpc":{}}`)].join('\n'));
    expect(await flooded).toBe(3509);
    const pongs = await raw();
    const drowned = closeOf(pongs);
    for (let frame = 0; frame < 20; frame += 1) pongs.send(Array.from({ length: 100 }, () => '{}').join('\n'));
    expect(await drowned).toBe(3509);
    const huge = await raw();
    const tooBig = closeOf(huge);
    huge.send('x'.repeat(70_000));
    expect(await tooBig).toBe(1009);
  });

  it('refuses a browser of another origin', async () => {
    await expect(raw({ origin: 'https://elsewhere.test' })).rejects.toThrow('403');
    await expect(raw({ origin: 'null' })).rejects.toThrow('403');
    // A name of somebody else's may lead here, and then the host is that of the page.
    await expect(raw({ origin: 'https://elsewhere.test', host: 'elsewhere.test' })).rejects.toThrow('403');
    for (const origin of ['http://site.test', 'https://mirror.test']) (await raw({ origin })).close();
  });
});
