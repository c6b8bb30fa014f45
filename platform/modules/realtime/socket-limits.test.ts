import { on, once } from 'node:events';
import { liveEventsChannel, playerChannel, playerChannels, sportEventChannelPrefix } from '@verdigale/contract';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type WebSocket from 'ws';
import type { Deliver } from './hub.ts';
import { ask, openTestEndpoint, type TestEndpoint } from './testing.ts';

const maxConnections = 3;
const balances = playerChannel(playerChannels.accounts, 'ann');

let at: TestEndpoint;
/** What a publication of each kind is given to. */
let deliver: Deliver;
let sendPrices: (frame: string) => void;
beforeEach(async () => {
  at = await openTestEndpoint({
    maxConnections,
    verify: async () => ({ playerId: 'ann', sessionId: 's1', expiresAt: 600 }),
    db: { all: async () => [] } as never,
    hub: {
      join: (_channel: string, to: Deliver) => {
        deliver = to;
        return () => undefined;
      },
    } as never,
    volatile: {
      subscribe: async (_channel: string, send: (frame: string) => void) => {
        sendPrices = send;
        return { result: {}, open: () => undefined, leave: () => undefined };
      },
    } as never,
  });
});
afterEach(() => at.end());

async function open(visitor?: string): Promise<{ socket: WebSocket; closed: Promise<number> }> {
  const socket = at.connect(visitor);
  const closed = once(socket, 'close').then(([code]) => code as number);
  await once(socket, 'open');
  return { socket, closed };
}
const isOpenFor = ({ socket, closed }: Awaited<ReturnType<typeof open>>) => Promise.race([closed, ask(socket, { connect: {} })]);

it('[RT-04] one visitor holds so many sockets and no more, until one of them is closed', async () => {
  const sockets = [];
  for (let count = 0; count < maxConnections; count += 1) sockets.push(await open());
  expect(await isOpenFor(await open())).toBe(3504);
  expect(await isOpenFor(await open('b'))).toMatchObject({ connect: {} });
  sockets[0]!.socket.close();
  await sockets[0]!.closed;
  expect(await isOpenFor(await open())).toMatchObject({ connect: {} });
});

it('a socket listens to sixty-four channels and no more, until it leaves one', async () => {
  const { socket } = await open();
  await ask(socket, { connect: {} });
  const subscribe = (n: number) => ask(socket, { subscribe: { channel: `${sportEventChannelPrefix}event-${n}` } });
  for (let n = 0; n < 64; n += 1) expect(await subscribe(n)).toMatchObject({ subscribe: {} });
  expect(await subscribe(64)).toMatchObject({ error: { code: 106 } });
  await ask(socket, { unsubscribe: { channel: `${sportEventChannelPrefix}event-0` } });
  expect(await subscribe(64)).toMatchObject({ subscribe: {} });
});

/** More than a socket and what lies between hold. */
const much = 64;
const big = 'x'.repeat(512 * 1024);

it('[RT-04] who reads too slowly is sent away', async () => {
  const { socket, closed } = await open();
  await ask(socket, { connect: { token: 't' } });
  await ask(socket, { subscribe: { channel: balances } });
  socket.pause();
  for (let offset = 1; offset <= much; offset += 1) deliver(balances, offset, big, big);
  socket.resume();
  expect(await closed).toBe(3008);
});

it('prices that would only wait are left out', async () => {
  const { socket } = await open();
  await ask(socket, { connect: {} });
  await ask(socket, { subscribe: { channel: liveEventsChannel } });
  socket.pause();
  for (let n = 0; n < much; n += 1) sendPrices(big);
  socket.resume();
  const messages = on(socket, 'message') as AsyncIterable<[Buffer]>;
  socket.send('{"id":2,"rpc":{}}');
  let heard = 0;
  for await (const [data] of messages) {
    if (String(data).startsWith('{"id":2')) break;
    heard += 1;
  }
  expect(heard).toBeGreaterThan(0);
  expect(heard).toBeLessThan(much / 2);
});
