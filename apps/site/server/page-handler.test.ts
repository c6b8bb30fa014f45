import { brotliDecompressSync } from 'node:zlib';
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import type { SiteColours } from './brand.ts';
import { failurePage } from './failure-page.ts';
import { HtmlCache } from './html-cache.ts';
import { createPageHandler } from './page-handler.ts';
import type { SiteRenderer } from './render.ts';

const locales = [
  { code: 'en', isDefault: true },
  { code: 'de', isDefault: false },
];
const countries = [
  { code: 'DE', locale: 'de', restrict: false },
  { code: 'XR', locale: 'en', restrict: true },
];

const inColour = (colour: string): SiteColours => ({
  ground: colour,
  text: colour,
  faintText: colour,
  accent: colour,
  onAccent: colour,
  gain: colour,
  focus: colour,
});

/** The handler over a renderer that writes down what it was asked for. */
function setUp(
  answer: (name: string) => unknown = (name) => (name === 'settings.locales' ? locales : countries),
  admit: (what: 'pages' | 'renders', ip: string) => number = () => 0,
) {
  const renders: string[] = [];
  const reports: unknown[] = [];
  const renderer: SiteRenderer = {
    canonicalPath: (path) => (path.includes('nowhere') ? '/404' : path),
    dataRoutes: (_path, asked) => asked,
    async render(path, site) {
      if (path === '/tournaments') await site.platform.read('retention.tournaments.list', { query: {} });
      renders.push(`${path} ${site.locale} ${site.theme} ${site.isRestricted}`);
      const leadsOn: Record<string, string> = { location: '/categories/hot?sortBy=name' };
      if (path === '/categories') return { status: 302, headers: leadsOn, body: '' };
      return {
        status: path === '/404' ? 404 : path.endsWith('broken') ? 500 : 200,
        headers: { 'content-type': 'text/html' },
        body: `page ${path}`,
      };
    },
  };
  const app = Fastify();
  const platform = { read: async (name: string) => ({ data: answer(name), meta: { totalRows: 0 } }) };
  app.get(
    '/*',
    createPageHandler({
      cache: new HtmlCache({ freshMs: 1000, staleMs: 1000, maxEntries: 10, maxRenders: 1, maxWaiting: 10 }),
      edge: { isTrusted: true, countryHeader: 'x-country', defaultCountry: null },
      admit: (what, { ip }) => admit(what, ip),
      renderer: async () => renderer,
      content: () => ({ locale: () => ({ collection: () => ({}), files: {} }), addressOf: () => null, file: () => Buffer.of() }),
      platform: platform as never,
      publicUrl: 'https://site.test',
      settings: {} as never,
      brandCss: '',
      failure: failurePage({ light: inColour('#fffffe'), dark: inColour('#000001') }),
      grounds: { light: '#ffffff', dark: '#000000' },
      report: (error) => reports.push(error),
    }),
  );
  const get = (url: string, headers: Record<string, string> = {}, remoteAddress = '192.0.2.1') =>
    app.inject({ url, headers, remoteAddress });
  return { get, renders, reports };
}

describe('pages', () => {
  it('renders a page once for guests and players alike', async () => {
    const { get, renders } = setUp();
    await get('/main');
    const again = await get('/main?sign-in=true&stag=x', { cookie: 'access_token=secret' });
    expect(again.body).toBe('page /main');
    expect(renders).toEqual(['/main en dark false']);
  });

  it('keeps pages apart that look different', async () => {
    const { get, renders } = setUp();
    await get('/main', { cookie: 'theme=light' });
    await get('/main', { 'x-country': 'XR' });
    await get('/main');
    await get('/de/main');
    await get('/categories/a?sortBy=name');
    expect(renders).toEqual([
      '/main en light false',
      '/main en dark true',
      '/main en dark false',
      '/de/main de dark false',
      '/categories/a?sortBy=name en dark false',
    ]);
  });

  it('[ROUTE-17] answers 404 for any unknown address from one stored page', async () => {
    const { get, renders } = setUp();
    expect((await get('/nowhere-1')).statusCode).toBe(404);
    expect((await get('/nowhere-2')).statusCode).toBe(404);
    expect(renders).toHaveLength(1);
  });

  it('[SHELL-03] sends a visitor to the stored language, and remembers one that the address names', async () => {
    const { get } = setUp();
    const toStored = await get('/main?provider=a&sign-in=true', { cookie: 'user-language=de' });
    expect([toStored.statusCode, toStored.headers.location]).toEqual([302, '/de/main?provider=a&sign-in=true']);
    const named = await get('/en/main', { cookie: 'user-language=de' });
    expect(named.headers.location).toBe('/main');
    expect(named.headers['set-cookie']).toMatch(/^user-language=en; Path=\/; Max-Age=315360000; SameSite=Lax; Secure$/);
  });

  it('[SHELL-03] sends a first visit from a country to its language and shares the stored page there', async () => {
    const { get, renders } = setUp();
    const first = await get('/games/x?stag=a', { 'x-country': 'DE' });
    expect([first.statusCode, first.headers.location]).toEqual([302, '/de/games/x?stag=a']);
    // A refusal of the country's language is remembered by the cookie alone.
    expect((await get('/games/x', { 'x-country': 'DE', cookie: 'user-language=en' })).statusCode).toBe(200);
    await get('/de/games/x', { 'x-country': 'DE' });
    await get('/de/games/x');
    expect(renders).toEqual(['/games/x en dark false', '/de/games/x de dark false']);
  });

  it('[AFF-01] takes the query of an address along to where its page leads, a partner’s tag with it', async () => {
    const { get } = setUp();
    const leads = async (path: string) => (await get(path)).headers.location;
    expect(await leads('/categories')).toBe('/categories/hot?sortBy=name');
    expect(await leads('/categories?stag=partner&sign-up=true&sortBy=id')).toBe('/categories/hot?sortBy=name&stag=partner&sign-up=true');
  });

  it('never redirects the data requests of the router', async () => {
    const { get, renders } = setUp();
    await get('/main.data', { cookie: 'user-language=de', 'x-country': 'DE' });
    expect(renders).toEqual(['/main.data en dark false']);
  });

  it('sends what the browser takes, and nothing when it has the page', async () => {
    const { get } = setUp();
    const packed = await get('/main', { 'accept-encoding': 'gzip, br' });
    expect(packed.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe('page /main');
    expect((await get('/main', { 'accept-encoding': 'gzip' })).headers['content-encoding']).toBe('gzip');
    const same = await get('/main', { 'if-none-match': String(packed.headers.etag) });
    expect([same.statusCode, same.body]).toEqual([304, '']);
    const ofAnEdge = await get('/main', { 'if-none-match': `"other", ${String(packed.headers.etag).replace('W/', '')}` });
    expect(ofAnEdge.statusCode).toBe(304);
  });

  it('lets an edge keep what every guest of one look, language and country gets', async () => {
    const { get } = setUp();
    const shared = { 'cache-control': 'public, max-age=0, s-maxage=10, stale-while-revalidate=50' };
    const page = await get('/main', { cookie: 'theme=light' });
    expect(page.headers).toMatchObject({ ...shared, vary: 'accept-encoding, cookie, x-country' });
    const same = await get('/main', { cookie: 'theme=light', 'if-none-match': String(page.headers.etag) });
    expect(same.headers).toMatchObject({ ...shared, etag: page.headers.etag });
    expect((await get('/main.data')).headers).toMatchObject({ ...shared, vary: 'accept-encoding' });
  });

  it('lets nobody keep a page longer than it is true by its own data', async () => {
    const tournament = { state: 3, startAt: new Date(0), endAt: new Date(Date.now() + 5_900) };
    const { get } = setUp((name) => ({ 'settings.locales': locales, 'settings.countries': countries })[name] ?? [tournament]);
    const page = await get('/tournaments');
    expect(page.headers['cache-control']).toMatch(/, s-maxage=[0-5], stale-while-revalidate=0$/);
  });

  it.each([
    ['asked for with a session', '/main', { cookie: 'theme=light; access_token=secret' }, 200],
    ['data asked for with a session', '/main.data', { cookie: 'access_token=secret' }, 200],
    ['asked for with a token', '/main', { authorization: 'Bearer secret' }, 200],
    ['redirect that sets a cookie', '/en/main', {}, 301],
    ['redirect by the country', '/main', { 'x-country': 'DE' }, 302],
    ['address that nothing has', '/nowhere', {}, 404],
    ['failure', '/broken', {}, 503],
  ])('keeps from every cache between what is: %s', async (_name, url, headers, status) => {
    const answer = await setUp().get(url, headers);
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([status, 'private, no-cache']);
  });

  it('says in the brand’s colours and without scripts that it is down when the platform is', async () => {
    const { get, reports } = setUp(() => {
      throw new Error('secret detail');
    });
    const answer = await get('/main');
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '3']);
    expect(answer.body).toContain('Something went wrong');
    expect(answer.body).toContain('background:light-dark(#fffffe,#000001)');
    expect(answer.body).not.toContain('secret');
    expect(reports).toHaveLength(1);
  });

  it('answers a page that failed with its words, and tells machines to come back', async () => {
    const { get } = setUp();
    const answer = await get('/broken');
    expect([answer.statusCode, answer.headers['retry-after'], answer.body]).toEqual([503, '3', 'page /broken']);
  });
});

describe('a visitor who asks for very many pages', () => {
  it('waits for those that have to be rendered, while all others go on', async () => {
    const budgets = new Map([['192.0.2.1', 3]]);
    const { get, renders, reports } = setUp(undefined, (what, ip) => {
      if (what === 'pages') return 0;
      const left = budgets.get(ip) ?? 100;
      budgets.set(ip, left - 1);
      return left > 0 ? 0 : 7;
    });
    for (let turn = 0; turn < 50; turn += 1) await get(`/games/${turn}`);
    expect(renders).toHaveLength(3);
    const refused = await get('/games/50');
    expect([refused.statusCode, refused.headers['retry-after'], refused.headers['cache-control']]).toEqual([429, '7', 'no-store']);
    expect((await get('/games/0')).statusCode).toBe(200);
    expect((await get('/games/50', {}, '192.0.2.2')).statusCode).toBe(200);
    // A flood does not fill the log.
    expect(reports).toEqual([]);
  });

  it('makes no page more with names of studios and routes that nothing has', async () => {
    const { get, renders } = setUp((name) => (name === 'settings.locales' ? locales : name === 'settings.countries' ? countries : []));
    for (let turn = 0; turn < 20; turn += 1) {
      const { statusCode, headers } = await get(`/categories/all?provider=random-${turn}&sign-in=true`);
      expect([statusCode, headers.location]).toEqual([302, '/categories/all?sign-in=true']);
      await get(`/categories/all.data?provider=random-${turn}`);
      await get(`/main?provider=random-${turn}&label=${turn}`);
    }
    expect(renders).toEqual(['/categories/all.data en dark false', '/main en dark false']);
  });
});
