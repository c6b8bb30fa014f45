import type { APIRequestContext } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const locsOf = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc]) => loc!);
const contentOf = (html: string, pattern: RegExp) => pattern.exec(html)?.[1] ?? null;
const alternatesOf = (html: string) =>
  [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/gi)].map(([, language, href]) => `${language} ${href}`);
const sitemapOf = async (request: APIRequestContext, kind: string, locale: string) =>
  (await request.get(`/sitemaps/${kind}-${locale}.xml`)).text();

test('[SHELL-06] the sitemap leads to every page in every language, and pages and sitemap name the same alternates', async ({
  request,
  baseURL,
}) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
  const { data: locales } = (await (await request.get('/api/settings/locales')).json()) as { data: { code: string }[] };
  const files = locsOf(await (await request.get('/sitemap.xml')).text());
  expect(files).toHaveLength(locales.length * 4);

  for (const { code } of locales) {
    const pages = await sitemapOf(request, 'pages', code);
    for (const address of [locsOf(pages)[0]!, locsOf(pages).at(-1)!]) {
      const answer = await request.get(address, { maxRedirects: 0 });
      expect(answer.status(), address).toBe(200);
      const html = await answer.text();
      expect(contentOf(html, /<link rel="canonical" href="([^"]+)"/), address).toBe(address);
      const entry = pages.split('</url>').find((part) => part.includes(`<loc>${address}</loc>`))!;
      expect(alternatesOf(html)).toEqual(
        [...entry.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, language, href]) => `${language} ${href}`),
      );
      expect(alternatesOf(html)).toHaveLength(locales.length + 1);
    }
  }
  expect(locsOf(await sitemapOf(request, 'games', 'en')).length).toBeGreaterThan(100);
  expect((await request.get('/sitemaps/games-xx.xml')).status()).toBe(404);
});

test('[ROUTE-13] [ROUTE-14] [ROUTE-15] [ROUTE-16] every page of the sitemap has a title, a description and a heading of its own', async ({
  request,
}) => {
  const seen = new Map<string, string>();
  const pages = locsOf(await sitemapOf(request, 'pages', 'en'));
  expect(pages.map((address) => new URL(address).pathname)).toEqual(
    expect.arrayContaining(['/tournaments', '/welcome-package', '/bonus/bonus-terms', '/static/terms', '/questions', '/questions/account']),
  );
  for (const address of [...pages, ...locsOf(await sitemapOf(request, 'categories', 'en'))]) {
    const html = await (await request.get(address)).text();
    const title = contentOf(html, /<title>([^<]+)<\/title>/);
    const description = contentOf(html, /<meta name="description" content="([^"]+)"/);
    expect(title && description, address).toBeTruthy();
    expect(seen.get(title!) ?? seen.get(description!), `${address} is like`).toBeUndefined();
    seen.set(title!, address).set(description!, address);
    expect(html.match(/<h1[ >]/g), address).toHaveLength(1);
    const picture = contentOf(html, /<meta property="og:image" content="([^"]+)"/);
    expect((await request.get(picture!)).headers()['content-type'], picture!).toBe('image/png');
  }
});

test('pages that the brand does not have are missing', async ({ request }) => {
  for (const path of ['/tournaments/none', '/questions/none', '/bonus/none']) expect((await request.get(path)).status(), path).toBe(404);
});

test('pages say what they are about, in data that search engines read', async ({ request }) => {
  const typesOf = async (path: string) => {
    const html = await (await request.get(path)).text();
    const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)];
    return blocks.map(([, json]) => (JSON.parse(json!) as { '@type': string })['@type']);
  };
  expect(await typesOf('/')).toEqual(['Organization', 'WebSite']);
  expect(await typesOf('/categories/slots')).toEqual(['ItemList', 'BreadcrumbList']);
  expect(await typesOf('/games/copper-canyon')).toEqual(['VideoGame', 'BreadcrumbList']);
  expect(await typesOf('/questions/account')).toEqual(['BreadcrumbList']);
});

test('the default language’s prefix moves for good, private pages are not indexed', async ({ request }) => {
  const moved = await request.get('/en/main', { maxRedirects: 0 });
  expect([moved.status(), moved.headers().location]).toEqual([301, '/main']);
  for (const path of ['/profile/limits', '/profile/bonuses', '/favorites', '/recently-played', '/categories/slots?sortBy=name'])
    expect(await (await request.get(path)).text(), path).toContain('<meta name="robots" content="noindex"');
});
