import { once } from 'node:events';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { shutOutFrom } from './shut-out.ts';

let app: FastifyInstance;
let now: number;
let parsed: number;
beforeEach(async () => {
  app = Fastify();
  now = 0;
  parsed = 0;
  const shutOut = shutOutFrom(app.server, { now: () => now });
  app.addHook('onRequest', async () => void (parsed += 1));
  app.get('/', async () => 'here');
  app.get('/abuse', async ({ raw }, reply) => {
    reply.hijack();
    shutOut(raw.socket);
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(() => app.close());

/** The status, or the code of the error. */
async function ask(localAddress: string, path = '/'): Promise<number | string | undefined> {
  const { port } = app.server.address() as AddressInfo;
  const call = request({ host: '127.0.0.1', port, path, localAddress, agent: false }).end();
  try {
    const [response] = (await once(call, 'response')) as [{ statusCode: number; resume(): void }];
    response.resume();
    return response.statusCode;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code;
  }
}

it('ends the connections of whoever was shut out, before anything of them is read, for a second', async () => {
  expect(await ask('127.0.0.2')).toBe(200);
  expect(await ask('127.0.0.2', '/abuse')).toBe('ECONNRESET');
  now = 999;
  for (let n = 0; n < 3; n += 1) expect(await ask('127.0.0.2')).toBe('ECONNRESET');
  expect(parsed).toBe(2);
  now = 1_000;
  expect(await ask('127.0.0.2')).toBe(200);
});

it('lets in everybody else meanwhile', async () => {
  await ask('127.0.0.2', '/abuse');
  expect(await ask('127.0.0.3')).toBe(200);
});
