import { connectionsProvider, socialCallbackPath } from '@verdigale/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError, limitOf, mount, type Kernel, type Module, type RateLimit, askerOf } from '#kernel';
import { pruneSocialFlows } from '#modules/player';
import { socialSignIn } from './social-sign-in.ts';
import { startSocialSignIn } from './start-social-sign-in.ts';

/** Per address, for each of the two steps. */
const limit: RateLimit = { max: 30, timeWindow: '1 minute' };
const idPattern = /^[\w-]{1,64}$/;
const pruneJob = 'player.prune-social-flows';

interface Redirect {
  Params: { provider: string };
  Querystring: { state?: unknown; connection?: unknown };
}

/** A navigation of the browser, so it answers with a redirect. (A 7) */
function redirectRoute(app: FastifyInstance, kernel: Kernel): void {
  const takeOne = limitOf(app.admission, limit);
  app.get<Redirect>(
    '/api/player/sessions/social/:provider/redirect',
    {
      schema: { summary: 'Sends the browser to the sign-in of another service', tags: ['sessions'] },
      onRequest: async (request) => takeOne(askerOf(request, app.edge) ?? ''),
      // A browser shows what it is answered as it is: a refusal leads it to the page that tells its visitor.
      onSend: async (request, reply) => {
        if (reply.statusCode < 400 || !request.headers.accept?.includes('text/html')) return;
        reply.code(302).header('location', failedAddress(request, kernel));
      },
    },
    async ({ params, query, headers }, reply) => {
      const { state, connection } = query;
      if (typeof state !== 'string') throw AppError.invalid('state', 'is missing');
      if (connection !== undefined && (typeof connection !== 'string' || !idPattern.test(connection)))
        throw AppError.invalid('connection', 'letters, digits, _ and -');
      const url = await startSocialSignIn(kernel, { provider: params.provider, state, connection, siteUrl: siteOf(headers, kernel) });
      return reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer').redirect(url, 302);
    },
  );
}

/** The address of the site that a browser is at, where it is one of a mirror; else the first. */
function siteOf({ host }: FastifyRequest['headers'], { config: { origins, publicUrl } }: Kernel): string {
  return origins.slice(1).find((origin) => new URL(origin).host === host) ?? publicUrl;
}

/** The page of the site that handles failures. */
function failedAddress({ params, query, headers }: FastifyRequest<Redirect>, kernel: Kernel): string {
  const { state, connection } = query;
  const named = params.provider === connectionsProvider && typeof connection === 'string' ? connection : params.provider;
  const answer = new URLSearchParams({ error: 'temporarily_unavailable', ...(typeof state === 'string' ? { state } : {}) });
  return `${siteOf(headers, kernel)}${socialCallbackPath(named)}?${answer}`;
}

export const socialSignInFlow: Module = {
  name: 'social-sign-in',
  routes(app, kernel) {
    redirectRoute(app, kernel);
    mount(
      app,
      'sessions.social',
      ({ body, query, caller, userAgent }) =>
        socialSignIn(kernel, { body, query: { ...query }, device: { caller, userAgent, fingerprint: body.fingerprint } }),
      { limit },
    );
  },
  setup(kernel) {
    kernel.jobs.define(pruneJob, () => pruneSocialFlows(kernel));
    kernel.jobs.schedule(pruneJob, '*/15 * * * *');
  },
};
