import type { FastifyInstance } from 'fastify';
import { createServer } from 'vite';
import { siteDir } from './build-folders.ts';
import type { CspOptions } from './csp.ts';
import { createRenderer, type SiteBuild, type SiteRenderer } from './render.ts';

/** Renders from the sources through Vite, with hot reload. Its pages carry no policy: Vite's client writes inline scripts. */
export async function createDevRenderer(app: FastifyInstance, csp: CspOptions): Promise<() => Promise<SiteRenderer>> {
  const vite = await createServer({
    root: siteDir,
    configFile: `${siteDir}vite.config.ts`,
    server: { middlewareMode: true, hmr: { server: app.server } },
  });
  app.addHook('onClose', () => vite.close());
  app.addHook('onRequest', (request, reply, done) => {
    vite.middlewares(request.raw, reply.raw, done);
  });
  return async () => {
    const build = (await vite.ssrLoadModule('virtual:react-router/server-build')) as SiteBuild;
    const renderer = createRenderer(build, 'development', csp);
    return {
      ...renderer,
      async render(address, request) {
        const page = await renderer.render(address, request);
        const { 'content-security-policy': _policy, ...headers } = page.headers;
        return { ...page, headers };
      },
    };
  };
}
