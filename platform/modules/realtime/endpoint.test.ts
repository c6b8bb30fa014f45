import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { socketPath } from '@verdigale/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type WebSocket from 'ws';
import { createAdmission, type Principal } from '#kernel';
import { openTestEndpoint, type TestEndpoint } from './testing.ts';

let at: TestEndpoint;
let verdict: PromiseWithResolvers<Principal>;
/** What the clock on the wall shows. */
let time: number;
beforeEach(async () => {
  verdict = Promise.withResolvers();
  time = 0;
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  at = await openTestEndpoint({
    // A fiftieth: 2 sockets opened at once, 4 lines.
    admission: createAdmission({ rateFactor: 0.02, now: () => 0 }),
    verify: () => verdict.promise,
    now: () => time,
  });
});
afterEach(async () => {
  await at.end();
  vi.useRealTimers();
});

function open(visitor: string): Promise<WebSocket> {
  const socket = at.connect(visitor);
  return new Promise((resolve, reject) => {
    socket.once('open', () => resolve(socket));
    socket.once('error', reject);
  });
}

it('opens no socket more for a visitor who opens them all the time', async () => {
  await Promise.all([open('a'), open('a')]);
  await expect(open('a')).rejects.toThrow('429');
  await open('b');
});

it('counts the lines of all sockets of a visitor together', async () => {
  const sockets = await Promise.all([open('a'), open('a')]);
  const closed = once(sockets[1], 'close');
  const answered = once(sockets[1], 'message');
  sockets[0].send('{"id":1,"connect":{}}\n{}\n{}');
  sockets[1].send('{"id":1,"connect":{}}');
  await answered;
  sockets[1].send('{}');
  expect((await closed)[0]).toBe(3509);
  const other = await open('b');
  other.send('{"id":1,"connect":{}}');
  expect(String((await once(other, 'message'))[0])).toContain('"connect"');
});

it.each([
  ['nothing', ''],
  ['empty lines', '\n\n'],
  ['empty lines beside a command', '{"id":1,"connect":{}}\n\n\n{}'],
])('a frame of %s is not the protocol', async (_, frame) => {
  const socket = await open('a');
  socket.send(frame);
  expect((await once(socket, 'close'))[0]).toBe(3501);
});

it('a command may end in a line break', async () => {
  const socket = await open('a');
  socket.send('{"id":1,"connect":{}}\n');
  expect(String((await once(socket, 'message'))[0])).toContain('"connect"');
});

it.each(['ping', 'pong'] as const)('counts each %s of the WebSocket itself as a line, and cuts off who sends more', async (kind) => {
  const socket = await open('a');
  for (let n = 0; n < 4; n += 1) socket[kind]();
  socket.send('{}');
  expect((await once(socket, 'close'))[0]).toBe(3509);
  const other = await open('b');
  const closed = once(other, 'close');
  for (let n = 0; n < 5; n += 1) other[kind]();
  expect((await closed)[0]).toBe(1006);
});

it('pings a socket once in 25 seconds, whichever others close meanwhile', async () => {
  const [first, last] = [await open('a'), await open('b')];
  const heard: string[] = [];
  last.on('message', (data) => heard.push((data as Buffer).toString()));
  const answerTo = async (line: string) => {
    const before = heard.length;
    last.send(line);
    await vi.waitUntil(() => heard.slice(before).some((each) => each.includes('"id"')));
  };
  await answerTo('{"id":1,"connect":{}}');
  const pings = () => heard.filter((each) => each === '{}').length;
  const passSeconds = (seconds: number) => vi.advanceTimersByTime(seconds * 1_000);

  passSeconds(25);
  await vi.waitUntil(() => pings() === 1);
  last.send('{}');
  await answerTo('{"id":2,"rpc":{}}');
  first.close();
  await vi.waitUntil(() => at.endpoint.size() === 1);
  passSeconds(24);
  await answerTo('{"id":3,"rpc":{}}');
  expect(pings()).toBe(2);
});

it.each(['/nowhere', socketPath])('a visitor who is refused at %s and breaks off at once ends no process', async (path) => {
  const faults: Error[] = [];
  const note = (error: Error) => void faults.push(error);
  process.on('uncaughtException', note);
  await Promise.all(['a', 'b', 'a', 'b'].map(open));
  for (const visitor of ['a', 'b', 'a', 'b', 'a', 'b']) {
    const closed = new Promise((resolve) => at.server.once('connection', (socket: Socket) => socket.once('close', resolve)));
    const client = connect(at.port, '127.0.0.1');
    await once(client, 'connect');
    client.write(`GET ${path} HTTP/1.1\r\nhost: x\r\nx-visitor: ${visitor}\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n`, () =>
      client.resetAndDestroy(),
    );
    await closed;
  }
  process.off('uncaughtException', note);
  expect(faults).toEqual([]);
});

it('a command whose id can be read and not be written again ends its own socket, and no process', async () => {
  const faults: unknown[] = [];
  const note = (error: unknown) => void faults.push(error);
  process.on('unhandledRejection', note);
  const socket = await open('a');
  const closed = once(socket, 'close');
  socket.send(`{"id":${'['.repeat(30_000)}${']'.repeat(30_000)},"connect":{}}`);
  // Whoever takes it for an id leaves the socket open.
  socket.ping();
  await Promise.race([closed, once(socket, 'pong')]);
  await new Promise(setImmediate);
  process.off('unhandledRejection', note);
  expect(faults).toEqual([]);
  expect((await closed)[0]).toBe(3501);
});

it('a request that offers another protocol besides is answered in this one', async () => {
  at.server.on('request', (_request, response) => void response.end('as any other'));
  const client = connect(at.port, '127.0.0.1');
  // As Java's client asks over http://.
  client.write('GET /api/x HTTP/1.1\r\nhost: x\r\nconnection: Upgrade, HTTP2-Settings\r\nupgrade: h2c\r\nhttp2-settings: AAMAAABk\r\n\r\n');
  const [answer] = await once(client, 'data');
  expect(String(answer)).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
  client.destroy();
});

it('nothing of a socket stays that was closed before it was known whose it is', async () => {
  const socket = await open('a');
  socket.send('{"id":1,"connect":{"token":"mine"}}');
  // Answered by the protocol once the line before it was read.
  socket.ping();
  await once(socket, 'pong');
  socket.terminate();
  await vi.waitUntil(() => at.endpoint.size() === 0);
  using timers = vi.spyOn(globalThis, 'setTimeout');
  verdict.resolve({ playerId: 'p', sessionId: 's', expiresAt: 900 });
  await new Promise(setImmediate);
  expect(timers).not.toHaveBeenCalled();
});

it('a step of the clock neither sends away who is about to connect, nor keeps who has gone silent', async () => {
  await open('a');
  // Its turn comes a second later.
  const socket = await open('b');
  const closed = once(socket, 'close');
  time = 3_600_000;
  vi.advanceTimersByTime(1_000);
  socket.send('{"id":1,"connect":{}}');
  expect(String((await once(socket, 'message'))[0])).toContain('"connect"');
  const pinged = once(socket, 'message');
  vi.advanceTimersByTime(25_000);
  expect(String((await pinged)[0])).toBe('{}');
  time = 0;
  vi.advanceTimersByTime(25_000);
  expect((await closed)[0]).toBe(3012);
});
