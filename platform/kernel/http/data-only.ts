import type { FastifyInstance } from 'fastify';

const headers = { 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' };
const dataPolicy = { 'content-security-policy': "default-src 'none'; frame-ancestors 'none'" };

/** Says to browsers that what this scope answers is data: nothing in it runs, and no page frames it. `but`: pages for a browser. */
export function answerDataOnly(app: FastifyInstance, { but: pages }: { but?: string } = {}): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers);
    if (pages === undefined || !request.routeOptions.url?.startsWith(pages)) reply.headers(dataPolicy);
  });
}
