import type { FastifyInstance } from 'fastify';
import type { PlatformReader, PublicSettings } from '../../app/site-context.ts';
import type { ContentStore } from '../content-store.ts';
import type { HtmlCache } from '../html-cache.ts';
import { sendPage } from '../send-page.ts';
import type { RenderedPage } from '../stored-page.ts';
import { addressesOf, addressKinds, type SiteFacts } from './list-addresses.ts';
import { sitemap, sitemapIndex } from './sitemap-xml.ts';

export interface SitemapDeps {
  platform: PlatformReader;
  settings: PublicSettings;
  publicUrl: string;
  cache: HtmlCache;
  content(): ContentStore;
}

const xml = (body: string): RenderedPage => ({ status: 200, headers: { 'content-type': 'application/xml; charset=utf-8' }, body });

/** What search engines read: the addresses, one file for each kind and locale, and what they must not visit. */
export function sitemapRoutes(app: FastifyInstance, { platform, settings, publicUrl, cache, content }: SitemapDeps): void {
  async function factsOf(): Promise<SiteFacts> {
    const locales = (await platform.read('settings.locales')).data;
    const defaultLocale = locales.find(({ isDefault }) => isDefault)?.code ?? 'en';
    return { platform, settings, locales, defaultLocale, content: content().locale(defaultLocale) };
  }

  app.get('/robots.txt', (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(`User-agent: *\nDisallow: /api/\nDisallow: /auth/\nDisallow: /*/auth/\n\nSitemap: ${publicUrl}/sitemap.xml\n`),
  );

  app.get('/sitemap.xml', async (request, reply) => {
    const { locales } = await factsOf();
    const files = addressKinds.flatMap((kind) => locales.map(({ code }) => `${kind}-${code}.xml`));
    return sendPage(request, reply, await cache.get('sitemap', async () => xml(sitemapIndex(files, publicUrl))));
  });

  app.get<{ Params: { file: string } }>('/sitemaps/:file', async (request, reply) => {
    const facts = await factsOf();
    const [, name, code] = /^(\w+)-([a-z]{2}(?:-[a-z]{2})?)\.xml$/.exec(request.params.file) ?? [];
    const kind = addressKinds.find((known) => known === name);
    if (!kind || !facts.locales.some((locale) => locale.code === code)) return reply.code(404).type('text/plain').send('Not found');
    const render = async () => xml(sitemap(await addressesOf[kind](facts), code!, { publicUrl, ...facts }));
    return sendPage(request, reply, await cache.get(`sitemap ${kind} ${code}`, render));
  });
}
