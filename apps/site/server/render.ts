import { randomBytes } from 'node:crypto';
import type { RouteObject, ServerBuild } from 'react-router';
import type { router } from '../app/entry.server.tsx';
import { START_FILE } from '../app/content/content-tree.ts';
import type { ServerOnly } from '../app/server-only.ts';
import type { SiteRequest } from '../app/site-context.ts';
import { arrangeLoads } from './arrange-loads.ts';
import { pagePath } from './page-request.ts';
import { cspHeader, sealHtml, type CspOptions } from './csp.ts';
import type { RenderedPage } from './stored-page.ts';

/** The built site with the router that it was built with. */
export type SiteBuild = ServerBuild & { entry: { module: { router: typeof router } } };

export interface SiteRenderer {
  /**
   * The same path for every address that no page answers, so that they share a stored page: one for each chain of routes,
   * since the browser finds its routes by the address that was asked and has to come to the same ones.
   */
  canonicalPath(path: string, prefix: string | null, isMissing?: boolean): string;
  /** Of the routes whose data a request of the router names, those of its page, in their order. */
  dataRoutes(path: string, asked: string): string;
  render(address: string, request: Omit<SiteRequest, 'nonce' | 'serverOnly'>): Promise<RenderedPage>;
}

/** Stands in rendered unknown addresses for what was asked; nothing may be called so. */
const absent = '404';

function routeTree(build: ServerBuild, parentId?: string): RouteObject[] {
  return Object.values(build.routes)
    .filter((route) => route !== undefined && route.parentId === parentId)
    .map((route) => {
      const { id, path } = route!;
      return route!.index ? { id, path, index: true as const } : { id, path, children: routeTree(build, id) };
    });
}

/** Draws pages as guests see them, by the built site. */
export function createRenderer(build: SiteBuild, mode: string, csp: CspOptions): SiteRenderer {
  const { createRequestHandler, matchRoutes, RouterContextProvider, siteContext } = build.entry.module.router;
  const handle = createRequestHandler(build, mode);
  const tree = routeTree(build);

  return {
    canonicalPath(path, prefix, isMissing = false) {
      const matches = matchRoutes(tree, path) ?? [];
      const leaf = matches.at(-1)?.route.id ?? 'slug';
      const isKnown = !leaf.endsWith('slug') && leaf.startsWith('locale-') === (prefix !== null);
      if (isKnown && !isMissing) return path;
      // That of the root is empty.
      const pattern = matches.flatMap(({ route }) => route.path || []).join('/');
      return `/${pattern.replace(':locale', prefix ?? absent).replaceAll(/:\w+|\*/g, absent)}`;
    },

    dataRoutes(path, asked) {
      const names = asked.split(',');
      const matches = matchRoutes(tree, pagePath(path)) ?? [];
      return matches
        .map(({ route }) => route.id)
        .filter((id) => id !== undefined && names.includes(id))
        .join(',');
    },

    async render(address, request) {
      const nonce = randomBytes(16).toString('base64');
      const context = new RouterContextProvider();
      const serverOnly: ServerOnly = {};
      context.set(siteContext, { ...request, nonce, serverOnly });
      const response = await handle(new Request(request.publicUrl + address), context);
      const headers: Record<string, string> = Object.fromEntries(response.headers);
      const body = await response.text();
      const type = headers['content-type'] ?? '';
      if (!type.startsWith('text/html')) return { status: response.status, headers, body };
      const { html, ...hashes } = sealHtml(arrangeLoads(withStructuredData(body, serverOnly), request.content.files[START_FILE]), nonce);
      return { status: response.status, headers: { ...headers, 'content-security-policy': cspHeader(csp, hashes) }, body: html };
    },
  };
}

/** At the end of the head, where React looks for nothing. Data in a script element is no script: the policy has no say in it. */
function withStructuredData(html: string, { structuredData = [] }: ServerOnly): string {
  const scripts = structuredData.map((thing) => {
    const json = JSON.stringify(thing).replaceAll('<', String.raw`\u003c`);
    return `<script type="application/ld+json">${json}</script>`;
  });
  return scripts.length > 0 ? html.replace('</head>', () => `${scripts.join('')}</head>`) : html;
}
