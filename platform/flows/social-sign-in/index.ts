import type { FastifyInstance } from 'fastify';
import { AppError, limitOf, mount, type Kernel, type Module, type RateLimit, askerOf } from '#kernel';
import { pruneSocialFlows } from '#modules/player';
import { socialSignIn } from './social-sign-in.ts';
import { startSocialSignIn } from './start-social-sign-in.ts';

/** Per address, for each of the two steps. */
const limit: RateLimit = { max: 30, timeWindow: '1 minute' };
const idPattern = /^[\w-]{1,64}$/;
const pruneJob = 'player.prune-social-flows';

/** A navigation of the browser, so it answers with a redirect. (A 7) */
function redirectRoute(app: FastifyInstance, kernel: Kernel): void {
  const takeOne = limitOf(app.admission, limit);
  app.get<{ Params: { provider: string }; Querystring: { state?: unknown; connection?: unknown } }>(
    '/api/player/sessions/social/:provider/redirect',
    {
      schema: { summary: 'Sends the browser to the sign-in of another service', tags: ['sessions'] },
      onRequest: async (request) => takeOne(askerOf(request, app.edge) ?? ''),
    },
    async ({ params, query }, reply) => {
      const { state, connection } = query;
      if (typeof state !== 'string') throw AppError.invalid('state', 'is missing');
      if (connection !== undefined && (typeof connection !== 'string' || !idPattern.test(connection)))
        throw AppError.invalid('connection', 'letters, digits, _ and -');
      const url = await startSocialSignIn(kernel, { provider: params.provider, state, connection });
      return reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer').redirect(url, 302);
    },
  );
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
