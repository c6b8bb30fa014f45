import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { coverSizes, paymentBadgeNames, stateArtNames, type CoverSeed } from '@verdigale/art';
import Fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadBrand } from '../brand.ts';
import { findFlag } from './flags.ts';
import { catalogueSource, picturesPlugin } from './index.ts';
import { pictureVersion } from './picture.ts';

const seed: CoverSeed & { name: string } = {
  identity: 'copper-canyon',
  name: 'Copper Canyon',
  provider: 'verdigale-studio',
  category: 'slots',
  tags: ['canyon', 'mesa'],
};
const source = catalogueSource(
  {
    games: [{ ...seed, type: seed.category }],
    providers: [{ identity: 'verdigale-studio', name: 'Verdigale Studio' }],
    collections: [{ identity: 'live', name: 'Live casino' }],
  },
  { home: 'Verdigale' },
);
const mark = { ground: '#071011', accent: '#f09c61', gain: '#6fd4b6' };
const logger = { info: () => {}, warn: () => {}, error: () => {} };

let cacheDir: string;
let app: FastifyInstance;

function server(): FastifyInstance {
  const created = Fastify();
  void created.register(picturesPlugin, { cacheDir, concurrency: 2, logger, source, mark });
  return created;
}

beforeAll(async () => {
  cacheDir = await mkdtemp(join(tmpdir(), 'pictures-'));
  app = server();
});

afterAll(async () => {
  await app.close();
  await rm(cacheDir, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

describe('covers', () => {
  it('come as AVIF of exactly each size', async () => {
    for (const [name, size] of coverSizes) {
      const response = await get(`/img/games/copper-canyon/${name}.avif`);
      expect(response.statusCode, name).toBe(200);
      expect(response.headers['content-type']).toBe('image/avif');
      expect(await sharp(response.rawPayload).metadata()).toMatchObject({ format: 'heif', compression: 'av1', ...size });
    }
  });

  it('are light: 360 × 480 is about 10 KB', async () => {
    const { rawPayload } = await get('/img/games/copper-canyon/360.avif');
    expect(rawPayload.byteLength).toBeGreaterThan(4_000);
    expect(rawPayload.byteLength).toBeLessThan(18_000);
  });

  it('may be kept for a day', async () => {
    expect((await get('/img/games/copper-canyon/120.avif')).headers['cache-control']).toMatch(/^public, max-age=86400,/);
  });

  it('are not sent again to a browser that has them', async () => {
    const first = await get('/img/games/copper-canyon/120.avif');
    const from = performance.now();
    await get('/img/games/copper-canyon/120.avif', { 'if-none-match': `a${' '.repeat(15_000)}b`.repeat(8) });
    expect(performance.now() - from).toBeLessThan(1_000);
    const again = await get('/img/games/copper-canyon/120.avif', { 'if-none-match': `"other", ${String(first.headers.etag)}` });
    expect(again.statusCode).toBe(304);
    expect(again.rawPayload).toHaveLength(0);
  });

  it('outlive the process, to the byte', async () => {
    const { rawPayload } = await get('/img/games/copper-canyon/180.avif');
    const files = await readdir(join(cacheDir, pictureVersion));
    const other = server();
    const response = await other.inject({ url: '/img/games/copper-canyon/180.avif' });
    await other.close();
    expect(response.rawPayload.equals(rawPayload)).toBe(true);
    expect(await readdir(join(cacheDir, pictureVersion))).toEqual(files);
  });
});

describe('pictures that are not there', () => {
  it.each([
    '/img/games/unknown-game/240.avif',
    '/img/games/copper-canyon/241.avif',
    '/img/games/copper-canyon/360x480.avif',
    '/img/games/copper-canyon/240.png',
    '/img/games/copper-canyon/240',
    '/img/games/Copper-Canyon/240.avif',
    '/img/games/copper-canyon--/240.avif',
    '/img/games/__proto__/240.avif',
    '/img/games/copper-canyon/constructor.avif',
    '/img/providers/unknown.svg',
    '/img/methods/unknown.svg',
    '/img/methods/toString.svg',
    '/img/art/unknown.svg',
    '/img/icons/icon-64.png',
    '/img/og/games/unknown.png',
    '/img/og/unknown/home.png',
    '/img/og/pages/unknown.png',
    '/img/flags/zz.svg',
    '/img/flags/deu.svg',
    '/img/anything',
    '/img/',
  ])('%s', async (address) => {
    const response = await get(address);
    expect(response.statusCode).toBe(404);
    expect(response.headers['content-type']).toContain('text/plain');
  });

  it.each([
    '/img/games/..%2F..%2Fpackage/240.avif',
    '/img/games/copper-canyon/..%2F..%2F240.avif',
    '/img/games/%2e%2e/%2e%2e.avif',
    '/img/flags/..%2Fpackage.svg',
    '/img/flags/%2e%2e%2f%2e%2e%2fpackage.json',
    '/img/providers/..%5C..%5Cx.svg',
    '/img/og/games/..%2Fcopper-canyon.png',
    '/img/icons/..%2F..%2Fpackage.json',
    '/img/games/copper-canyon%00/240.avif',
  ])('a path that would leave: %s', async (address) => {
    expect((await get(address)).statusCode).toBe(404);
  });
});

describe('flags', () => {
  it('[SHELL-27] are served round, by the code in either case', async () => {
    for (const address of ['/img/flags/de.svg', '/img/flags/DE.svg']) {
      const response = await get(address);
      expect(response.statusCode).toBe(200);
      expect(response.headers['content-type']).toContain('image/svg+xml');
      expect(response.headers['content-security-policy']).toContain('sandbox');
      expect(response.body).toContain('<circle');
    }
  });

  it('[SHELL-27] are there for every country of the brand', async () => {
    const brand = await loadBrand('default');
    const missing = [];
    for (const { code } of brand.settings.countries) if ((await findFlag(code)) === null) missing.push(code);
    expect(missing).toEqual([]);
  });
});

describe('drawings sent as SVG', () => {
  it('are the stamp of a studio, every badge and every state', async () => {
    const addresses = [
      '/img/providers/verdigale-studio.svg',
      ...paymentBadgeNames.map((name) => `/img/methods/${name}.svg`),
      ...stateArtNames.map((name) => `/img/art/${name}.svg`),
    ];
    for (const address of addresses) {
      const response = await get(address);
      expect(response.statusCode, address).toBe(200);
      expect(response.headers.etag, address).toMatch(/^"[0-9a-f]{32}"$/);
      expect((await sharp(response.rawPayload).metadata()).format).toBe('svg');
    }
  });
});

describe('icons', () => {
  it.each([
    ['icon-192.png', 192],
    ['icon-512.png', 512],
    ['maskable-512.png', 512],
    ['apple-touch-icon.png', 180],
  ])('%s is a PNG of its size', async (file, side) => {
    const { rawPayload } = await get(`/img/icons/${file}`);
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'png', width: side, height: side });
  });

  it('are opaque where the system cuts the shape', async () => {
    for (const file of ['maskable-512.png', 'apple-touch-icon.png']) {
      expect((await sharp((await get(`/img/icons/${file}`)).rawPayload).stats()).isOpaque, file).toBe(true);
    }
    expect((await sharp((await get('/img/icons/icon-512.png')).rawPayload).stats()).isOpaque).toBe(false);
  });
});

describe('pictures of shared links', () => {
  it.each(['games/copper-canyon', 'providers/verdigale-studio', 'collections/live', 'pages/home'])('%s is 1200 × 630', async (subject) => {
    const { rawPayload } = await get(`/img/og/${subject}.png`);
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
    expect(rawPayload.byteLength).toBeLessThan(600_000);
  });
});
