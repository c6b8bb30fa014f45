import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SiteRequest } from '../app/site-context.ts';
import type { ContentStore } from './content-store.ts';
import { countryOf, type Edge } from './country.ts';
import { failurePage } from './failure-page.ts';
import type { HtmlCache } from './html-cache.ts';
import { pagePath, readPageRequest, type AskedPage } from './page-request.ts';
import type { SiteRenderer } from './render.ts';
import { sendPage } from './send-page.ts';
import { placeVisitor, readPageCookies } from './visitor.ts';

export interface PageHandlerDeps extends Pick<SiteRequest, 'platform' | 'settings' | 'publicUrl' | 'brandCss' | 'grounds' | 'report'> {
  cache: HtmlCache;
  edge: Edge;
  renderer(): Promise<SiteRenderer>;
  content(): ContentStore;
}

const languageCookieSeconds = 10 * 365 * 86_400;

/** Answers pages and the router's data requests out of the guest cache. Never looks at a token. */
export function createPageHandler(deps: PageHandlerDeps) {
  const { platform, publicUrl } = deps;

  function redirect(reply: FastifyReply, path: string, status: 301 | 302, rememberedLocale?: string): FastifyReply {
    if (rememberedLocale !== undefined) {
      const secure = publicUrl.startsWith('https:') ? '; Secure' : '';
      reply.header('set-cookie', `user-language=${rememberedLocale}; Path=/; Max-Age=${languageCookieSeconds}; SameSite=Lax${secure}`);
    }
    return reply.code(status).header('location', path).header('cache-control', 'no-cache').send();
  }

  return async function handlePage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const asked = readPageRequest(request.url, publicUrl);
    if (asked.kind === 'refused') return reply.code(400).type('text/plain').send('Bad request');
    if (asked.kind === 'moved') return redirect(reply, asked.path, 301);
    try {
      return await answerPage(request, reply, asked);
    } catch (error) {
      // The platform is not there, or there is more work than this process can take.
      deps.report(error);
      const page = failurePage();
      return reply.code(503).headers(page.headers).header('retry-after', '3').send(page.html);
    }
  };

  async function answerPage(request: FastifyRequest, reply: FastifyReply, asked: AskedPage): Promise<FastifyReply> {
    const [locales, countries] = await Promise.all([platform.read('settings.locales'), platform.read('settings.countries')]);
    const { path, search, isData } = asked;
    // Data requests follow the address of the page that sends them: its prefix alone decides.
    const placed = placeVisitor({
      path: pagePath(path),
      cookies: isData ? {} : readPageCookies(request.headers.cookie),
      country: isData ? null : countryOf(request.headers, deps.edge),
      locales: locales.data,
      countries: countries.data,
    });
    if ('path' in placed) {
      // The default locale's prefix is never an address; any other redirect depends on who asks.
      const status = placed.remember === undefined ? 302 : 301;
      return redirect(reply, placed.path + new URL(publicUrl + request.url).search, status, placed.remember);
    }

    const renderer = await deps.renderer();
    const target = isData ? path : renderer.canonicalPath(path, placed.prefix);
    const key = `${target}${search} ${placed.theme} ${placed.isRestricted}`;
    const content = deps.content().locale(placed.locale);
    const site = {
      ...placed,
      platform,
      publicUrl,
      content,
      locales: locales.data,
      settings: deps.settings,
      brandCss: deps.brandCss,
      grounds: deps.grounds,
      report: deps.report,
    };
    return sendPage(request, reply, await deps.cache.get(key, () => renderer.render(target, search, site)));
  }
}
