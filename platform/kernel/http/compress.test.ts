import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { compressAnswers } from './compress.ts';
import { allowOrigins } from './cross-origin.ts';

const games = { data: Array.from({ length: 200 }, (_, n) => ({ id: n, name: `game ${n}` })) };

let app: FastifyInstance;
beforeEach(async () => {
  app = Fastify();
  await compressAnswers(app);
  allowOrigins(app, []);
  app.get('/games', async () => games);
  app.get('/balance', async () => ({ data: '10.00' }));
  app.get('/cover', async (_request, reply) => reply.type('image/avif').send(Buffer.alloc(5_000)));
  app.post('/echo', async ({ body }) => body);
});
afterEach(() => app.close());

const get = (url: string, accepted?: string) => app.inject({ url, headers: accepted ? { 'accept-encoding': accepted } : {} });

it('packs a long answer in the way that its reader takes, and says so to what lies between', async () => {
  const packed = await get('/games', 'gzip, deflate, br, zstd');
  expect(packed.headers).toMatchObject({ 'content-encoding': 'br', vary: 'origin, accept-encoding' });
  expect(JSON.parse(brotliDecompressSync(packed.rawPayload).toString())).toEqual(games);
  expect(packed.rawPayload.length).toBeLessThan(JSON.stringify(games).length / 4);
  const zipped = await get('/games', 'gzip');
  expect(zipped.headers['content-encoding']).toBe('gzip');
  expect(JSON.parse(gunzipSync(zipped.rawPayload).toString())).toEqual(games);
});

it('leaves as it is what is short, what is a picture, and all for a reader that takes nothing packed', async () => {
  for (const answer of [await get('/balance', 'br'), await get('/cover', 'br'), await get('/games'), await get('/games', 'identity')])
    expect(answer.headers['content-encoding']).toBeUndefined();
  expect((await get('/games')).json()).toEqual(games);
});

it('unpacks nothing: a small body could become any size', async () => {
  const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' };
  const { statusCode } = await app.inject({ method: 'POST', url: '/echo', headers, payload: gzipSync('{"a":1}') });
  expect(statusCode).toBe(400);
});
