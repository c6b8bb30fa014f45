import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { leaveUnreadBodies } from './unread-bodies.ts';

const size = 2_000_000;
const body = Buffer.alloc(size, 'x');
let app: FastifyInstance;
/** The server's ends, in the order in which they came. */
let sockets: Socket[];
beforeEach(async () => {
  app = Fastify({ bodyLimit: size });
  leaveUnreadBodies(app);
  app.addHook('onRequest', async ({ url, raw }, reply) => {
    if (!url.startsWith('/refused')) return undefined;
    // Node has read ahead by then.
    if (url.endsWith('late')) await expect.poll(() => raw.socket.bytesRead).toBeGreaterThan(50_000);
    return reply.code(429).send('not now');
  });
  app.post<{ Body: Buffer }>('/:any', async ({ body: { length } }) => `${length}`);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, read, done) => done(null, read));
  await app.listen({ port: 0, host: '127.0.0.1' });
  sockets = [];
  app.server.on('connection', (socket: Socket) => sockets.push(socket));
});
afterEach(() => {
  app.server.closeAllConnections();
  return app.close();
});

interface Caller {
  client: Socket;
  answer(): string;
}

/** Sends whatever comes back, and goes once the answer has ended; who sends only the beginning stays. */
async function send(path: string, length: number | 'unknown', what = body): Promise<Caller> {
  const isWhole = what === body;
  const client = connect({ port: (app.server.address() as AddressInfo).port, host: '127.0.0.1', allowHalfOpen: !isWhole });
  let answer = '';
  client
    .on('error', () => undefined)
    .on('data', (part) => (answer += part.toString()))
    .on('end', () => isWhole && client.destroy());
  await once(client, 'connect');
  const sized = length === 'unknown' ? 'transfer-encoding: chunked' : `content-length: ${length}`;
  client.write(`POST ${path} HTTP/1.1\r\nhost: a\r\ncontent-type: a/b\r\n${sized}\r\n\r\n`);
  client.write(length === 'unknown' ? Buffer.concat([Buffer.from(`${what.length.toString(16)}\r\n`), what]) : what);
  return { client, answer: () => answer };
}

it.each([['of 2 MB', size] as const, ['of any length', 'unknown'] as const])(
  'a refusal reaches whoever still sends a body %s, of which next to nothing is read',
  async (_, length) => {
    // Over and over, since it is a race that a connection which closes at once wins now and then.
    for (let turn = 0; turn < 20; turn += 1) {
      const { client, answer } = await send('/refused', length);
      await once(client, 'close');
      expect(answer()).toMatch(/^HTTP\/1.1 429 .*connection: close.*not now/is);
      expect(sockets.at(-1)!.bytesRead).toBeLessThan(140_000);
    }
  },
);

it('reads no more of one who sends on after an answer that came late', async () => {
  const { client } = await send('/refused?late', size, body.subarray(1));
  await once(client, 'end');
  await expect.poll(() => sockets[0]!.destroyed, { timeout: 3_000 }).toBe(true);
  expect(sockets[0]!.bytesRead).toBeLessThan(200_000);
  client.destroy();
});

it('gives an answer time to arrive, and ends the connection of one who neither sends on nor hangs up', async () => {
  const { client, answer } = await send('/refused', size, Buffer.alloc(10));
  await expect.poll(answer).toContain('429');
  expect(sockets[0]!.destroyed).toBe(false);
  await expect.poll(() => sockets[0]!.destroyed, { timeout: 3_000 }).toBe(true);
  client.destroy();
});

it('keeps few waiting for that', async () => {
  const callers = await Promise.all(Array.from({ length: 100 }, () => send('/refused', size, Buffer.alloc(10))));
  await expect.poll(() => callers.every(({ answer }) => answer() !== '')).toBe(true);
  // Sooner than those that linger end.
  await expect.poll(() => sockets.filter(({ destroyed }) => !destroyed).length, { timeout: 500 }).toBeLessThanOrEqual(64);
  await expect.poll(() => sockets.every(({ destroyed }) => destroyed), { timeout: 3_000 }).toBe(true);
  for (const { client } of callers) client.destroy();
});

it('leaves the connection of a short body open, and that of a long one that was read', async () => {
  const short = await send('/refused', 10, Buffer.alloc(10));
  const long = await send('/taken', size);
  await expect.poll(short.answer).toMatch(/^HTTP\/1.1 429 .*connection: keep-alive/is);
  await expect.poll(long.answer).toMatch(/^HTTP\/1.1 200 .*connection: keep-alive.*2000000/is);
  for (const { client } of [short, long]) client.destroy();
});
