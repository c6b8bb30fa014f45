import { once } from 'node:events';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type WebSocket from 'ws';
import type { VerifyToken } from './connection.ts';
import { ask as askOn, openTestEndpoint, type TestEndpoint } from './testing.ts';

/** Tokens of this test: `<player> <session> <seconds of its end>`. */
const verify: VerifyToken = async (token) => {
  const [playerId, sessionId, end] = token.split(' ') as [string, string, string];
  return Number(end) > 0 ? { playerId, sessionId, expiresAt: Number(end) } : 'expired';
};

let at: TestEndpoint;
let socket: WebSocket;
let closed: Promise<unknown[]>;
const ask = (command: object) => askOn(socket, command);
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  at = await openTestEndpoint({ verify });
  socket = at.connect();
  closed = once(socket, 'close');
  await once(socket, 'open');
  await ask({ connect: { token: 'ann s1 60' } });
});
afterEach(async () => {
  await at.end();
  vi.useRealTimers();
});
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
  at.endpoint.endSession('s1');
  expect(await ask(refresh('ann s2 0'))).toMatchObject({ error: { code: 109 } });
  at.endpoint.endSession('s2');
  expect((await closed)[0]).toBe(3500);
});

it.each([
  ['of somebody else', 'ben s3 600'],
  ['that is no text', 1],
])('ends for good with a token %s', async (_, token) => {
  const answered = ask(refresh(token));
  expect(await Promise.race([closed.then(([code]) => code), answered])).toBe(3500);
});
