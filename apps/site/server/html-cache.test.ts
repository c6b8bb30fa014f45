import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { HtmlCache, RenderOverload } from './html-cache.ts';
import type { RenderedPage } from './stored-page.ts';

function setUp(over: { maxRenders?: number; maxWaiting?: number; maxEntries?: number } = {}) {
  let time = 0;
  const cache = new HtmlCache({ freshMs: 10, staleMs: 100, maxEntries: 2, maxRenders: 2, maxWaiting: 1, now: () => time, ...over });
  const page = (body: string, status = 200): RenderedPage => ({ status, headers: {}, body });
  return { cache, page, pass: (ms: number) => (time += ms) };
}

/** A render that finishes when the test says so. */
function held(page: RenderedPage) {
  let finish!: () => void;
  let calls = 0;
  const gate = new Promise<void>((resolve) => (finish = resolve));
  const render = async () => {
    calls += 1;
    await gate;
    return page;
  };
  return { render, finish: () => finish(), calls: () => calls };
}

describe('HtmlCache', () => {
  it('renders once while the page is fresh', async () => {
    const { cache, page } = setUp();
    const first = await cache.get('/', async () => page('one'));
    const second = await cache.get('/', () => Promise.reject(new Error('rendered again')));
    expect(second).toBe(first);
    expect(brotliDecompressSync(second.br).toString()).toBe('one');
  });

  it('renders once for all who wait for the same page', async () => {
    const { cache, page } = setUp();
    const slow = held(page('one'));
    const both = [cache.get('/', slow.render), cache.get('/', slow.render)];
    slow.finish();
    await Promise.all(both);
    expect(slow.calls()).toBe(1);
  });

  it('sends the stale page at once and the new one afterwards', async () => {
    const { cache, page, pass } = setUp();
    await cache.get('/', async () => page('one'));
    pass(20);
    const slow = held(page('two'));
    expect((await cache.get('/', slow.render)).raw.toString()).toBe('one');
    slow.finish();
    await expect.poll(async () => (await cache.get('/', slow.render)).raw.toString()).toBe('two');
  });

  it('sends a page that was rendered again as it was as small as it can be made', async () => {
    const { cache, page, pass } = setUp();
    const body = Array.from({ length: 500 }, (_, at) => `<li>${(at * 7919) % 1000} of ${at % 13}</li>`).join('');
    const sent = async () => (await cache.get('/', async () => page(body))).br;
    const first = await sent();
    pass(20);
    await sent();
    // The best quality is the default one.
    const smallest = brotliCompressSync(body);
    expect(first.length).toBeGreaterThan(smallest.length);
    await expect.poll(async () => (await sent()).length).toBe(smallest.length);
    expect(brotliDecompressSync(await sent()).toString()).toBe(body);
  });

  it('waits for a new page when the old one is too old', async () => {
    const { cache, page, pass } = setUp();
    await cache.get('/', async () => page('one'));
    pass(200);
    expect((await cache.get('/', async () => page('two'))).raw.toString()).toBe('two');
  });

  it('shows no page that is no longer true, however fresh, unless no other can be had', async () => {
    const { cache, page, pass } = setUp();
    await cache.get('/', async () => ({ ...page('it runs'), changesAt: 5 }));
    pass(4);
    expect((await cache.get('/', () => Promise.reject(new Error('rendered again')))).raw.toString()).toBe('it runs');
    pass(1);
    expect((await cache.get('/', async () => page('no answer', 503))).raw.toString()).toBe('it runs');
    expect((await cache.get('/', async () => page('it is over'))).raw.toString()).toBe('it is over');
  });

  it('never stores a failure, and sends the older page meanwhile', async () => {
    const { cache, page, pass } = setUp();
    expect((await cache.get('/', async () => page('broken', 500))).status).toBe(500);
    await cache.get('/', async () => page('one'));
    pass(20);
    expect((await cache.get('/', async () => page('broken', 500))).raw.toString()).toBe('one');
    await expect.poll(async () => (await cache.get('/', () => Promise.reject(new Error('no')))).raw.toString()).toBe('one');
  });

  it('never stores a redirect: where a link of a mail led when the platform did not answer says nothing of the next press', async () => {
    const { cache, page, pass } = setUp();
    await cache.get('/', async () => page('home'));
    await cache.get('/verify/a', async () => page('failed', 302));
    expect((await cache.get('/verify/a', async () => page('confirmed', 302))).raw.toString()).toBe('confirmed');
    // Each code is an address of its own: they push no page out.
    await cache.get('/verify/b', async () => page('', 302));
    expect((await cache.get('/', () => Promise.reject(new Error('rendered again')))).raw.toString()).toBe('home');
    pass(20);
    await cache.get('/', async () => page('moved', 302));
    await expect.poll(async () => (await cache.get('/', async () => page('moved', 302))).raw.toString()).toBe('moved');
  });

  it('sends the older page, however old, while no new one can be had', async () => {
    const { cache, page, pass } = setUp();
    await cache.get('/', async () => page('one'));
    pass(200_000);
    const attempts = [
      cache.get('/', async () => page('broken', 503)),
      cache.get('/', () => Promise.reject(new Error('no'))),
      cache.get(
        '/',
        async () => page('two'),
        () => {
          throw new Error('too many');
        },
      ),
    ];
    for (const attempt of attempts) expect((await attempt).raw.toString()).toBe('one');
  });

  it('asks whether the visitor may have a page rendered only where one has to be', async () => {
    const { cache, page } = setUp();
    const admitted: string[] = [];
    const get = (key: string) =>
      cache.get(
        key,
        async () => page(key),
        () => void admitted.push(key),
      );
    await Promise.all([get('/a'), get('/a'), get('/b')]);
    await get('/a');
    expect(admitted).toEqual(['/a', '/b']);
    const refuse = () => {
      throw new Error('too many');
    };
    await expect(cache.get('/c', async () => page('c'), refuse)).rejects.toThrow('too many');
    expect((await cache.get('/c', async () => page('c'))).raw.toString()).toBe('c');
  });

  it('renders nothing for a visitor whose turn comes when the page is there', async () => {
    const { cache, page } = setUp();
    const turn = Promise.withResolvers<void>();
    const waiting = cache.get(
      '/',
      () => Promise.reject(new Error('rendered again')),
      () => turn.promise,
    );
    await cache.get('/', async () => page('one'));
    turn.resolve();
    expect((await waiting).raw.toString()).toBe('one');
  });

  it('refuses when too many renders wait', async () => {
    const { cache, page } = setUp({ maxRenders: 1, maxWaiting: 1 });
    const slow = held(page('one'));
    const running = [cache.get('/a', slow.render), cache.get('/b', slow.render)];
    await expect(cache.get('/c', slow.render)).rejects.toBeInstanceOf(RenderOverload);
    slow.finish();
    await Promise.all(running);
    expect((await cache.get('/c', async () => page('now'))).raw.toString()).toBe('now');
  });

  it('forgets the page that was rendered longest ago', async () => {
    const { cache, page } = setUp();
    for (const key of ['/a', '/b', '/c']) await cache.get(key, async () => page(key));
    expect((await cache.get('/a', async () => page('again'))).raw.toString()).toBe('again');
    expect((await cache.get('/c', async () => page('again'))).raw.toString()).toBe('/c');
  });
});
