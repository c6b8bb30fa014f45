import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { socketPath } from '@verdigale/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import WebSocket from 'ws';
import { createAdmission } from '#kernel';
import type { VerifyToken } from './connection.ts';
import { createSocketEndpoint, type SocketEndpoint } from './endpoint.ts';

/** Tokens of this test: `<player> <session> <seconds of its end>`. */
const verify: VerifyToken = async (token) => {
  const [playerId, sessionId, end] = token.split(' ') as [string, string, string];
  return Number(end) > 0 ? { playerId, sessionId, expiresAt: Number(end) } : 'expired';
};

let server: Server;
let endpoint: SocketEndpoint;
let socket: WebSocket;
let closed: Promise<unknown[]>;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  endpoint = createSocketEndpoint({
    admission: createAdmission({ rateFactor: 1, now: () => 0 }),
    maxConnections: 50,
    visitorOf: () => 'a',
    isAllowedOrigin: () => true,
    verify,
    now: () => 0,
    db: undefined as never,
    hub: undefined as never,
    volatile: undefined as never,
    log: { error: () => undefined } as never,
  });
  server = createServer().listen(0, '127.0.0.1');
  endpoint.attach(server);
  await once(server, 'listening');
  socket = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}${socketPath}`);
  closed = once(socket, 'close');
  await once(socket, 'open');
  await ask({ connect: { token: 'ann s1 60' } });
});
afterEach(async () => {
  endpoint.close();
  vi.useRealTimers();
  socket.terminate();
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
});

async function ask(command: object): Promise<unknown> {
  socket.send(JSON.stringify({ id: 1, ...command }));
  return JSON.parse(String((await once(socket, 'message'))[0]));
}
const refresh = (token: unknown) => ({ refresh: { token } });

it('[RT-04] ends when its token does, a little later', async () => {
  vi.advanceTimersByTime(84_000);
  expect(await ask(refresh('ann s1 0'))).toMatchObject({ error: { code: 109 } });
  vi.advanceTimersByTime(1_000);
  expect((await closed)[0]).toBe(3005);
});

it('[RT-04] goes on with a newer token of its player, and ends with the session of that one', async () => {
  vi.advanceTimersByTime(50_000);
  expect(await ask(refresh('ann s2 600'))).toMatchObject({ refresh: { expires: true, ttl: 600 } });
  vi.advanceTimersByTime(500_000);
  endpoint.endSession('s1');
  expect(await ask(refresh('ann s2 0'))).toMatchObject({ error: { code: 109 } });
  endpoint.endSession('s2');
  expect((await closed)[0]).toBe(3500);
});

it.each([
  ['of somebody else', 'ben s3 600'],
  ['that is no text', 1],
])('ends for good with a token %s', async (_, token) => {
  const answered = ask(refresh(token));
  expect(await Promise.race([closed.then(([code]) => code), answered])).toBe(3500);
});
