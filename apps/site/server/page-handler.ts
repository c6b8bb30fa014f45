import { countryOf, type CountrySource } from '@verdigale/admission';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SiteRequest } from '../app/site-context.ts';
import type { ContentStore } from './content-store.ts';
import { splitLocale } from '../app/locale/locale-path.ts';
import type { FailurePage } from './failure-page.ts';
import type { HtmlCache } from './html-cache.ts';
import { leadOn } from './lead-on.ts';
import { isMissing } from './missing-page.ts';
import { watchChanges } from './next-change.ts';
import { pagePath, readPageRequest, type AskedPage } from './page-request.ts';
import { readVariant, withoutUnknown } from './page-variant.ts';
import type { SiteRenderer } from './render.ts';
import { sendFailure, TooManyPages } from './send-failure.ts';
import { sendPage } from './send-page.ts';
import { sharingOf } from './sharing.ts';
import { placeVisitor, readPageCookies } from './visitor.ts';

export interface PageHandlerDeps extends Pick<SiteRequest, 'platform' | 'settings' | 'publicUrl' | 'brandCss' | 'grounds' | 'report'> {
  cache: HtmlCache;
  edge: CountrySource;
  /** The seconds that a visitor has to wait for a page, kept or not, or for the render of one; 0 where they need not, or no more. */
  admit(what: 'pages' | 'renders', request: FastifyRequest): number | Promise<number>;
  renderer(): Promise<SiteRenderer>;
  content(): ContentStore;
  /** What is sent where no page can be made. */
  failure: FailurePage;
}

const languageCookieSeconds = 10 * 365 * 86_400;

function requireNoWait(seconds: number): undefined {
  if (seconds > 0) throw new TooManyPages(seconds);
}

/** Answers pages and the router's data requests out of the guest cache. No page depends on a token. */
export function createPageHandler(deps: PageHandlerDeps) {
  const { platform, publicUrl } = deps;

  function redirect(reply: FastifyReply, path: string, status: 301 | 302, rememberedLocale?: string): FastifyReply {
    if (rememberedLocale !== undefined) {
      const secure = publicUrl.startsWith('https:') ? '; Secure' : '';
      reply.header('set-cookie', `user-language=${rememberedLocale}; Path=/; Max-Age=${languageCookieSeconds}; SameSite=Lax${secure}`);
    }
    return reply.code(status).header('location', path).header('cache-control', 'private, no-cache').send();
  }

  return async function handlePage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const admit = (what: 'pages' | 'renders') => {
      const wait = deps.admit(what, request);
      if (typeof wait === 'number') return requireNoWait(wait);
      return wait.then(requireNoWait);
    };
    const asked = readPageRequest(request.url, publicUrl);
    if (asked.kind === 'refused') return reply.code(400).type('text/plain').send('Bad request');
    if (asked.kind === 'moved') return redirect(reply, asked.path, 301);
    try {
      await admit('pages');
      return await answerPage(request, reply, asked, () => admit('renders'));
    } catch (error) {
      // The platform is not there, or there is more work than this process can take.
      return sendFailure(reply, error as Error, deps);
    }
  };

  async function answerPage(
    request: FastifyRequest,
    reply: FastifyReply,
    asked: AskedPage,
    admitRender: () => Promise<void> | undefined,
  ): Promise<FastifyReply> {
    const [locales, countries] = await Promise.all([platform.read('settings.locales'), platform.read('settings.countries')]);
    const { path, query, isData } = asked;
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
    const content = deps.content().locale(placed.locale);
    const variant = await readVariant(pagePath(path), query, { platform, content });
    if (variant.unknown.length > 0 && !isData)
      return redirect(reply, withoutUnknown(new URL(publicUrl + request.url), variant.unknown), 302);
    const page = pagePath(path);
    const missing = await isMissing(splitLocale(page, placed.prefix === null ? [] : [placed.prefix]).rest, {
      ...placed,
      platform,
      content,
    });
    const canonical = renderer.canonicalPath(page, placed.prefix, missing);
    const target = isData && canonical === page ? path : canonical + (isData ? '.data' : '');
    const search = new URLSearchParams(variant.search);
    const routes = isData ? query.get('_routes') : null;
    if (routes !== null) search.set('_routes', renderer.dataRoutes(path, routes));
    const address = search.size > 0 ? `${target}?${search}` : target;
    const key = `${address} ${placed.theme} ${placed.isRestricted}`;
    const watched = watchChanges(platform);
    const site = {
      ...placed,
      platform: watched.platform,
      publicUrl,
      content,
      locales: locales.data,
      settings: deps.settings,
      brandCss: deps.brandCss,
      grounds: deps.grounds,
      report: deps.report,
    };
    const render = async () => ({ ...(await renderer.render(address, site)), changesAt: watched.changesAt() });
    const stored = await deps.cache.get(key, render, admitRender);
    const led = isData ? stored : leadOn(stored, query, publicUrl);
    return sendPage(request, reply, led, sharingOf(request.headers, isData, deps.edge, stored.changesAt - Date.now()));
  }
}
