import { runInNewContext } from 'node:vm';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { loadBrand } from '../../../../brands/schema/load.ts';
import { createContentStore } from '../content-store.ts';
import { servePwa } from './index.ts';

const brand = await loadBrand('default');
const locales = [
  { code: 'en', isDefault: true },
  { code: 'de', isDefault: false },
  { code: 'fa', isDefault: false },
];

async function setUp() {
  const app = Fastify();
  const content = () => createContentStore(brand);
  await app.register(servePwa, {
    build: 'b1',
    content,
    colours: brand.palette.dark,
    platform: { read: (async () => ({ data: locales })) as never },
  });
  return app;
}

it('[PWA-01] serves a manifest in each language, with the icons that an installer needs', async () => {
  const app = await setUp();
  const answer = await app.inject('/manifest/fa.webmanifest');
  expect(answer.headers['content-type']).toMatch('application/manifest+json');
  const manifest = answer.json<{ name: string; icons: { purpose: string; sizes: string }[]; shortcuts: { name: string }[] }>();
  expect(manifest).toMatchObject({ lang: 'fa', dir: 'rtl', start_url: '/fa?source=pwa', display: 'standalone', scope: '/' });
  expect(manifest.icons.map(({ purpose, sizes }) => `${purpose} ${sizes}`)).toEqual([
    'any 192x192',
    'any 512x512',
    'maskable 192x192',
    'maskable 512x512',
  ]);
  const english = (await app.inject('/manifest/en.webmanifest')).json<{ start_url: string; shortcuts: { name: string; url: string }[] }>();
  expect(english.start_url).toBe('/?source=pwa');
  expect(english.shortcuts.every(({ name, url }) => name.length > 2 && url.startsWith('/'))).toBe(true);
});

it('[PWA-01] has an offline page in each language that runs nothing but its own line', async () => {
  const answer = await (await setUp()).inject('/offline/de');
  expect(answer.body).toMatch(/<html lang="de" dir="ltr">/);
  expect(answer.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/);
});

it('reads no folder that is not a language', async () => {
  const app = await setUp();
  for (const path of ['/manifest/xx.webmanifest', '/manifest/en.json', '/offline/..%2f..%2f', '/offline/__proto__'])
    expect((await app.inject(path)).statusCode, path).toBe(404);
});

it('[SHELL-22] says which build is served, and never out of a cache', async () => {
  const app = await setUp();
  const answer = await app.inject('/build.json');
  expect(answer.json()).toEqual({ version: 'b1' });
  expect(answer.headers['cache-control']).toBe('no-store');
  expect((await app.inject('/sw.js')).body).toMatch(/^const build = "b1";/);
});

it('hands files on when the browser cannot open its store, or read in it', async () => {
  const listeners: Record<string, (event: object) => void> = {};
  const self = {
    location: new URL('http://site.test/sw.js?locale=en'),
    addEventListener: (type: string, listener: (event: object) => void) => void (listeners[type] = listener),
  };
  const broken = async () => Promise.reject(new Error('UnknownError'));
  const fetchFile = async () => new Response('code');
  const { body } = await (await setUp()).inject('/sw.js');
  for (const caches of [
    { match: broken, open: broken },
    { match: async () => undefined, open: broken },
  ]) {
    runInNewContext(body, { self, caches, fetch: fetchFile, URL, Request });
    let answer: Promise<Response> | undefined;
    const kept: Promise<unknown>[] = [];
    listeners.fetch!({
      request: new Request('http://site.test/assets/a.js'),
      respondWith: (given: Promise<Response>) => (answer = given),
      waitUntil: (work: Promise<unknown>) => kept.push(work),
    });
    expect(await (await answer)!.text()).toBe('code');
    await Promise.all(kept);
  }
});
