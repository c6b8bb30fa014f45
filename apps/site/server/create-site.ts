import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { CountrySource } from '@verdigale/admission';
import { serveBuilt } from '@verdigale/builds/serve';
import type { FastifyError, FastifyPluginAsync } from 'fastify';
import type { PublicSettings } from '../app/site-context.ts';
import { clientDir, serverBuildFile } from './build-folders.ts';
import type { SiteBrand } from './brand.ts';
import { createContentStore, type ContentStore } from './content-store.ts';
import { serveContent } from './serve-content.ts';
import { takeCspReports } from './csp-reports.ts';
import { securityHeaders, type CspOptions } from './csp.ts';
import { failurePage } from './failure-page.ts';
import { HtmlCache } from './html-cache.ts';
import { createPageHandler, type PageHandlerDeps } from './page-handler.ts';
import { createPlatformReader } from './platform-reader.ts';
import { readThemes } from './read-themes.ts';
import { servePwa } from './pwa/index.ts';
import { createRenderer, type SiteBuild, type SiteRenderer } from './render.ts';
import { sendFailure } from './send-failure.ts';
import { sitemapRoutes } from './sitemap/routes.ts';

export interface SiteOptions {
  brand: SiteBrand;
  /** Where the platform answers, without a slash at the end. */
  platformUrl: string;
  /** The origin that visitors see, without a slash at the end: for canonical addresses and the socket. */
  publicUrl: string;
  /** Other addresses of the same site. */
  mirrors?: readonly string[];
  mode: 'production' | 'development';
  /** Asks the platform in the place of `fetch`, where it is in the same process. */
  ask?: typeof fetch;
  /** By default nobody waits. */
  admit?: PageHandlerDeps['admit'];
  /** Where a visitor's country is known from; by default from nowhere. */
  edge?: CountrySource;
  /** Origins whose pages are shown in frames: studios and payment pages. */
  frameOrigins?: readonly string[];
  /** Origins that a payment form may be sent to. */
  formOrigins?: readonly string[];
  /** Scripts of partners' widgets that pages may load, each by its full address. */
  scriptUrls?: readonly string[];
  /** Origins whose frames may use the camera: an identity check. */
  cameraOrigins?: readonly string[];
  settings?: Partial<PublicSettings>;
  /** Guest pages: how long they are fresh, how long stale ones may still be sent, renders at the same time. */
  cache?: { freshMs?: number; staleMs?: number; maxRenders?: number };
}

const defaultSettings: PublicSettings = {
  questsEnabled: false,
  loyaltyEnabled: false,
  enableTurnOverWager: false,
  withdrawalCancelEnabled: true,
  showWalletFilledFields: false,
  affiliateTagExpiration: 30,
  gtmContainerId: null,
  freshchatParams: null,
  telegramWidgetUrl: null,
  sumsub: { enabled: false, theme: 'dark', hideDocumentsPage: false, sdkUrl: null },
  betting: null,
};
const defaultCache = { freshMs: 10_000, staleMs: 600_000, maxEntries: 1000, maxRenders: 2, maxWaiting: 60 };

/** The players' site as a Fastify plugin: it answers every GET that nothing before it answers. Pages are rendered for guests only. */
export function createSite(options: SiteOptions): FastifyPluginAsync {
  return async (app) => {
    const { publicUrl, mode, brand } = options;
    const settings = { ...defaultSettings, ...options.settings };
    const csp: CspOptions = {
      origins: [publicUrl, ...(options.mirrors ?? [])],
      frameOrigins: options.frameOrigins ?? [],
      formOrigins: options.formOrigins ?? [],
      scriptUrls: options.scriptUrls ?? [],
      counts: Boolean(settings.gtmContainerId),
      // Our own client has a path of the site's own address.
      partnerOrigins: [settings.betting?.clientHost, settings.freshchatParams?.host].flatMap((host) =>
        host && URL.canParse(host) ? [new URL(host).origin] : [],
      ),
    };
    const content = contentOf(brand, mode);
    const freshMs = mode === 'development' ? { freshMs: 0, staleMs: 0 } : {};

    const headers = securityHeaders(options.cameraOrigins ?? []);
    app.addHook('onSend', async (_request, reply) => {
      reply.headers(headers);
    });
    takeCspReports(app);
    const report = (error: unknown) => app.log.error({ err: error }, 'a page failed');
    const failure = failurePage(brand.palette);
    app.setErrorHandler((error: FastifyError, _request, reply) => sendFailure(reply, error, { report, failure }));
    const platform = createPlatformReader(options.platformUrl, { fetch: options.ask });
    const { renderer, build } =
      mode === 'development'
        ? { renderer: await (await import('./dev-renderer.ts')).createDevRenderer(app, csp), build: 'development' }
        : await productionRenderer(csp);
    if (mode === 'production') await app.register(serveBuilt, { prefix: '/assets', folder: join(clientDir, 'assets') });
    await app.register(servePwa, { build, platform, content, colours: brand.palette.dark });

    serveContent(app, content);
    const cache = new HtmlCache({ ...defaultCache, ...options.cache, ...freshMs });
    sitemapRoutes(app, { platform, settings, publicUrl, cache, content });
    app.get(
      '/*',
      createPageHandler({
        renderer,
        publicUrl,
        content,
        platform,
        cache,
        edge: options.edge ?? { isTrusted: false, countryHeader: 'cf-ipcountry', defaultCountry: null },
        admit: options.admit ?? (() => 0),
        report,
        failure,
        settings,
        grounds: { light: brand.palette.light.ground, dark: brand.palette.dark.ground },
        brandCss: readThemes(brand.themes),
      }),
    );
  };
}

async function productionRenderer(csp: CspOptions): Promise<{ renderer: () => Promise<SiteRenderer>; build: string }> {
  const build = (await import(pathToFileURL(serverBuildFile).href)) as SiteBuild;
  const renderer = createRenderer(build, 'production', csp);
  return { renderer: async () => renderer, build: build.assets.version };
}

/** One store for the process; in development it is read again for every page, so that an edited text shows at once. */
function contentOf(brand: SiteBrand, mode: SiteOptions['mode']): () => ContentStore {
  let store: ContentStore | undefined;
  return () => {
    if (!store || mode === 'development') store = createContentStore(brand);
    return store;
  };
}
