import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeHttpServer, createHttpServer } from './http-server.ts';

const log = pino({ level: 'silent' });

it.each([
  ['https://play.example', 'max-age=31536000; includeSubDomains'],
  ['http://localhost:4000', undefined],
])('at %s a browser is told: %s', async (publicUrl, expected) => {
  const app = createHttpServer(log, publicUrl);
  for (const url of ['/nothing', '/%']) {
    expect([url, (await app.inject(url)).headers['strict-transport-security']]).toEqual([url, expected]);
  }
  await app.close();
});

it('reads what an address names, as long as a partner’s references may be', async () => {
  const app = createHttpServer(log, 'http://site.test');
  app.get<{ Params: { id: string } }>('/events/:id', async ({ params }) => params.id);
  for (const id of ['e'.repeat(128), 'ü'.repeat(128)]) expect((await app.inject(`/events/${encodeURIComponent(id)}`)).body).toBe(id);
  await app.close();
});

it('has time for the largest document over a slow line', async () => {
  const app = createHttpServer(log, 'http://site.test');
  const [documentBytes, bytesPerMs] = [2 * 1024 * 1024, 18];
  expect(app.server.requestTimeout).toBeGreaterThan(documentBytes / bytesPerMs);
  await app.close();
});

it('answers what still comes while it closes, and takes nothing more on that connection', async () => {
  const app = createHttpServer(log, 'http://site.test');
  app.get('/', async () => 'served');
  const [begun, sockets] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  app.addHook('preClose', () => (begun.resolve(), sockets.promise));
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  const closed = closeHttpServer(app);
  await begun.promise;
  const answer = await fetch(address);
  expect([answer.status, answer.headers.get('connection'), await answer.text()]).toEqual([200, 'close', 'served']);
  sockets.resolve();
  await closed;
  await expect(fetch(address)).rejects.toThrow('fetch failed');
});

describe('a connection', () => {
  let app: FastifyInstance;
  beforeAll(async () => {
    app = createHttpServer(log, 'http://site.test');
    app.get('/', async ({ host }) => host);
    await app.listen({ host: '127.0.0.1', port: 0 });
  });
  afterAll(() => app.close());

  /** What comes back for these bytes. */
  async function send(bytes: string): Promise<string> {
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
    await once(socket, 'connect');
    socket.write(bytes);
    return text(socket);
  }
  const ask = (...headers: string[]) => send(`GET / HTTP/1.1\r\n${[...headers, 'connection: close'].join('\r\n')}\r\n\r\n`);

  it('is answered for one host, and neither for two nor for none', async () => {
    expect(await ask('host: site.test')).toMatch(/^HTTP\/1.1 200 .*site\.test$/s);
    for (const headers of [['host: site.test', 'host: evil.test'], ['host: site.test', 'Host: site.test'], []])
      expect(await ask(...headers)).toMatch(/^HTTP\/1.1 400 /);
  });

  it('of HTTP/0.9 gets nothing of a page', async () => {
    expect(await send('GET /\r\n\r\n')).toMatch(/^HTTP\/1.1 400 /);
  });

  it('that is silent is closed', () => {
    expect(app.server.timeout).toBe(60_000);
  });
});
