import type { FastifyInstance } from 'fastify';

const methods = 'GET, POST, PUT, DELETE';
const headers = 'authorization, content-type, idempotency-key';
const preflightSeconds = 600;
/** A browser keeps these from a page elsewhere unless it is told otherwise: when to come back (429, 503), and the server's time. */
const readable = 'date, retry-after';

/**
 * Lets pages of these origins, and of no other, read what this scope answers: a brand's mirror domains ask one platform. There are no
 * cookies to be sent along: a call carries its bearer token, so a page elsewhere can do nothing in a player's name.
 */
export function allowOrigins(app: FastifyInstance, origins: readonly string[]): void {
  app.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers;
    reply.header('vary', 'origin');
    if (origin === undefined || !origins.includes(origin)) return undefined;
    reply.headers({ 'access-control-allow-origin': origin, 'access-control-expose-headers': readable });
    if (request.method !== 'OPTIONS') return undefined;
    return reply
      .code(204)
      .headers({
        'access-control-allow-methods': methods,
        'access-control-allow-headers': headers,
        'access-control-max-age': preflightSeconds,
      })
      .send();
  });
}
