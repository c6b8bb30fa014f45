import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { brotliCompressSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { serveBuilt } from './serve-built.ts';

let around: string;
let folder: string;
let app: FastifyInstance;
beforeEach(async () => {
  around = mkdtempSync(join(tmpdir(), 'verdigale-assets-'));
  folder = join(around, 'assets');
  mkdirSync(folder);
  writeFileSync(join(folder, 'entry-AbC1.js'), 'script');
  writeFileSync(join(folder, 'entry-AbC1.js.br'), brotliCompressSync('script'));
  writeFileSync(join(around, 'beside.txt'), 'beside');
  app = Fastify();
  await app.register(serveBuilt, { prefix: '/assets', folder });
  app.get('/*', async () => 'a page');
});
afterEach(async () => {
  await app.close();
  rmSync(around, { recursive: true });
});

describe('the built files', () => {
  it('are kept for a year, and sent as they were prepared', async () => {
    const plain = await app.inject('/assets/entry-AbC1.js');
    expect([plain.statusCode, plain.body, plain.headers['cache-control']]).toEqual([200, 'script', 'public, max-age=31536000, immutable']);
    expect(plain.headers['content-type']).toMatch(/javascript/);
    const packed = await app.inject({ url: '/assets/entry-AbC1.js', headers: { 'accept-encoding': 'br' } });
    expect(packed.headers['content-encoding']).toBe('br');
    expect(packed.headers['vary']).toMatch(/accept-encoding/i);
  });

  it('are there once a build has added them', async () => {
    writeFileSync(join(folder, 'late-DeF2.js'), 'late');
    expect((await app.inject('/assets/late-DeF2.js')).body).toBe('late');
  });

  it('are found by their names: a folder of thousands is not listed for one of them', async () => {
    const urls = ['/assets/entry-AbC1.js', '/assets/gone-AbC0.js'];
    const worker = new Worker(new URL('./testing/listed-folders.ts', import.meta.url), { workerData: { folder, urls } });
    expect(await once(worker, 'message')).toEqual([{ answers: [200, 404], listed: [] }]);
  });

  it.each(['/assets/gone-AbC0.js', '/assets/', '/assets/sub/..%2f..%2fbeside.txt', '/assets/..%2fbeside.txt', '/assets/.hidden'])(
    'are no page and nothing beside their folder: %s',
    async (url) => {
      const { statusCode, body, headers } = await app.inject(url);
      expect([403, 404]).toContain(statusCode);
      expect(body).not.toMatch(/a page|beside/);
      expect(headers['cache-control'] ?? 'no-store').toBe('no-store');
    },
  );
});
