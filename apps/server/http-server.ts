import { randomUUID } from 'node:crypto';
import { errors } from '@verdigale/contract';
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance, type FastifyReply } from 'fastify';
import type { Logger } from 'pino';

/** Larger bodies are refused before they are read. */
const BODY_LIMIT_BYTES = 256 * 1024;
const REQUEST_TIMEOUT_MS = 30_000;
/** How long calls under way may go on when the server stops. */
const LAST_CALLS_MS = 5_000;

/** Addresses carry tokens and codes, so a request is logged by its route and never by its address or its sender. */
class RouteOnlyLog extends LogController {
  override routeNotFound(): void {}
}

/** The web server that everything of this process is mounted on. */
export function createHttpServer(log: Logger): FastifyInstance {
  // As Fastify's own type: a logger's type would become a part of the server's.
  const loggerInstance: FastifyBaseLogger = log;
  const app = Fastify({
    loggerInstance,
    logController: new RouteOnlyLog({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    // An address that cannot be read reaches no route and no handler of errors.
    frameworkErrors: ({ message }, _request, reply: FastifyReply) => {
      void reply.code(400).send({ error: { code: errors.malformed.code, message } });
    },
    // What a call does not declare is refused, and no value is converted to another type.
    ajv: { customOptions: { removeAdditional: false, coerceTypes: false } },
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown route';
    request.log.debug({ method: request.method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'request');
  });
  return app;
}

/** Takes no more calls, lets those under way end, and cuts off what does not. */
export async function closeHttpServer(app: FastifyInstance): Promise<void> {
  const cut = setTimeout(() => app.server.closeAllConnections(), LAST_CALLS_MS);
  await app.close();
  clearTimeout(cut);
}
