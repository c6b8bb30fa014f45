import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { request, type ClientRequest, type IncomingMessage } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestPlatform, registerTestPlayer, type TestPlatform, type TestPlayer } from '#testing';

const png = Buffer.concat([
  Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64'),
  Buffer.alloc(1_500_000),
]);
const head = Buffer.from(
  '--b\r\ncontent-disposition: form-data; name="type"\r\n\r\nother\r\n--b\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\n',
);
const tail = Buffer.from('\r\n--b--\r\n');
const whole = Buffer.concat([head, png, tail]);
/** How much may lie between a request that nobody reads and its reader: one or two reads from the network. */
const unread = 200_000;

let platform: TestPlatform;
let folder: string;
let sockets: Socket[];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'verdigale-forms-'));
  platform = await createTestPlatform({ documentsDir: folder, rateFactor: 1 });
  sockets = [];
  platform.app.server.on('connection', (socket) => sockets.push(socket));
  await platform.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  platform.app.server.closeAllConnections();
  await platform[Symbol.asyncDispose]();
  await rm(folder, { recursive: true });
});

interface Sent {
  call: ClientRequest;
  /** The answer's status, 0 where there is none. */
  status: Promise<number>;
  /** The server's end of its connection. */
  socket: Socket;
}

/** Begins an upload on a connection of its own, of so many bytes; the test sends them. */
async function begin({ headers }: TestPlayer, length: number | 'unknown' = whole.length): Promise<Sent> {
  const { port } = platform.app.server.address() as AddressInfo;
  const sized = length === 'unknown' ? { 'transfer-encoding': 'chunked' } : { 'content-length': length };
  const type = { 'content-type': 'multipart/form-data; boundary=b', 'cf-connecting-ip': '192.0.2.1' };
  const call = request({
    port,
    host: '127.0.0.1',
    method: 'POST',
    path: '/api/player/documents',
    agent: false,
    headers: { ...headers, ...sized, ...type },
  });
  const answered = once(call, 'response') as Promise<[IncomingMessage]>;
  const status = answered.then(
    ([response]) => (response.resume(), response.statusCode!),
    () => 0,
  );
  call.on('error', () => undefined).flushHeaders();
  const [client] = (await once(call, 'socket')) as [Socket];
  if (client.connecting) await once(client, 'connect');
  const own = () => sockets.find(({ remotePort }) => remotePort === client.localPort);
  await expect.poll(own).toBeDefined();
  const socket = own()!;
  return { call, status, socket };
}

it('reads what one account uploads at once one after the other, and leaves the rest where it is', async () => {
  const [loud, quiet] = [await registerTestPlayer(platform), await registerTestPlayer(platform)];
  const first = await begin(loud);
  first.call.write(whole.subarray(0, 700_000));
  await expect.poll(() => first.socket.bytesRead).toBeGreaterThan(700_000);
  const others = [await begin(loud), await begin(loud), await begin(loud)];
  for (const { call } of others) call.end(whole);
  // Whoever else uploads is not kept by it.
  const { call, status } = await begin(quiet);
  call.end(whole);
  expect(await status).toBe(200);
  for (const { socket } of others) expect(socket.bytesRead).toBeLessThan(unread);
  first.call.end(whole.subarray(700_000));
  expect(await Promise.all([first, ...others].map((sent) => sent.status))).toEqual([200, 200, 200, 200]);
});

it('goes on with the next where one hangs up, at work or while it waits', async () => {
  const player = await registerTestPlayer(platform);
  const [atWork, waits, last] = [await begin(player), await begin(player), await begin(player)];
  atWork.call.write(whole.subarray(0, 700_000));
  last.call.end(whole);
  waits.call.destroy();
  await expect.poll(() => waits.socket.destroyed).toBe(true);
  atWork.call.destroy();
  expect(await last.status).toBe(200);
});

it('takes as many at once as an account may have, and refuses the next unread', async () => {
  const player = await registerTestPlayer(platform);
  const all = [];
  for (let count = 0; count < 21; count += 1) all.push(await begin(player));
  for (const { call } of all) call.end(whole);
  const statuses = await Promise.all(all.map(({ status }) => status));
  expect(statuses.toSorted((one, other) => one - other)).toEqual([...Array<number>(20).fill(200), 429]);
  // Each came by a connection of its own: which of them was the last is the server's to say.
  expect(all[statuses.indexOf(429)]!.socket.bytesRead).toBeLessThan(unread);
});

it.each([
  ['says that it has a gigabyte', 1_000_000_000, head, unread],
  ['has no end and says nothing of its length', 'unknown', head, 3_000_000],
  ['has a field without an end', 'unknown', Buffer.from('--b\r\ncontent-disposition: form-data; name="type"\r\n\r\n'), 3_000_000],
] as const)('breaks a form off that %s', async (_, length, beginning, most) => {
  const player = await registerTestPlayer(platform);
  const before = (await readdir(folder)).length;
  const { call, status, socket } = await begin(player, length);
  call.write(beginning);
  const closed = new Promise((resolve) => call.on('close', () => resolve('closed')));
  const mostSent = 60_000_000;
  let sent = 0;
  for (; !call.destroyed && sent < mostSent; sent += 1_000_000) {
    const drained = new Promise((resolve) => call.once('drain', resolve));
    if (!call.write(Buffer.alloc(1_000_000, 'x'))) await Promise.race([drained, closed]);
  }
  expect(sent).toBeLessThan(mostSent);
  expect([413, 0]).toContain(await status);
  expect(socket.bytesRead).toBeLessThan(most);
  expect((await readdir(folder)).length).toBe(before);
});

it('answers 413 to whoever sends a little more than a file may have', async () => {
  const player = await registerTestPlayer(platform);
  const body = Buffer.concat([head, Buffer.alloc(2_100_000, 'x'), tail]);
  const { call, status } = await begin(player, body.length);
  call.end(body);
  expect(await status).toBe(413);
});
