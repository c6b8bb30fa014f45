import type { FastifyInstance } from 'fastify';

/** The one page that a browser shows below an API. */
const documentation = '/api/docs';

const headers = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
};

/** Says to browsers that what this scope answers is data: nothing in it runs, and no page frames it. */
export function answerDataOnly(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!request.routeOptions.url?.startsWith(documentation)) reply.headers(headers);
  });
}
