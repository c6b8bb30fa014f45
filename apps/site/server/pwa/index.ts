import { readFileSync } from 'node:fs';
import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import type { PlatformReader } from '../../app/site-context.ts';
import type { SiteColours } from '../brand.ts';
import type { ContentStore } from '../content-store.ts';
import { favicon } from './favicon.ts';
import { manifestOf } from './manifest.ts';
import { offlinePage } from './offline-page.ts';

interface PwaOptions {
  /** Changes with every build. */
  build: string;
  platform: PlatformReader;
  colours: SiteColours;
  content(): ContentStore;
}

const worker = readFileSync(new URL('service-worker.js', import.meta.url), 'utf8');

/** What makes the site an app: manifest and offline page in each language, the service worker, and the build that is served. */
export const servePwa: FastifyPluginAsync<PwaOptions> = async (app, { build, platform, content, colours }) => {
  /** Texts of a locale that exists; null for any other word in the address. */
  async function textsOf(code: string) {
    const locales = (await platform.read('settings.locales')).data;
    const defaultLocale = locales.find(({ isDefault }) => isDefault)?.code ?? 'en';
    if (!locales.some((locale) => locale.code === code)) return null;
    const { collection } = content().locale(code);
    return { locale: code, defaultLocale, layout: collection('layout'), globalComponents: collection('globalComponents') };
  }
  const missing = (reply: FastifyReply) => reply.code(404).send({ error: { message: 'Not found' } });

  app.get<{ Params: { file: string } }>('/manifest/:file', async ({ params }, reply) => {
    const texts = params.file.endsWith('.webmanifest') ? await textsOf(params.file.slice(0, -'.webmanifest'.length)) : null;
    if (!texts) return missing(reply);
    return reply
      .type('application/manifest+json')
      .header('cache-control', 'public, max-age=3600')
      .send(JSON.stringify(manifestOf({ ...texts, ground: colours.ground })));
  });
  app.get<{ Params: { locale: string } }>('/offline/:locale', async ({ params }, reply) => {
    const texts = await textsOf(params.locale);
    if (!texts) return missing(reply);
    const { headers, html } = offlinePage(texts.layout, texts.locale, colours);
    return reply.headers(headers).send(html);
  });
  app.get('/favicon.svg', async (_request, reply) =>
    reply.type('image/svg+xml; charset=utf-8').header('cache-control', 'public, max-age=3600').send(favicon(colours)),
  );
  app.get('/sw.js', async (_request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(`const build = ${JSON.stringify(build)};\n${worker}`),
  );
  app.get('/build.json', async (_request, reply) => reply.header('cache-control', 'no-store').send({ version: build }));
};
