import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { errors } from '@verdigale/contract';
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance, type FastifyReply } from 'fastify';
import type { Logger } from 'pino';

/** Larger bodies are refused before they are read. */
const BODY_LIMIT_BYTES = 256 * 1024;
/** Of what an address names: as long as a partner's references may be. */
const NAME_LIMIT = 128;
/** For all of a request to come: a document of two megabytes over a slow line. What says nothing for a minute ends before. */
const REQUEST_TIMEOUT_MS = 120_000;
/** A connection that is silent this long is closed, also one that never sent anything. Sockets have pings of their own. */
const SILENCE_MS = 60_000;
/** How long calls under way may go on when the server stops. */
const LAST_CALLS_MS = 5_000;

/** Addresses carry tokens and codes, so a request is logged by its route and never by its address or its sender. */
class RouteOnlyLog extends LogController {
  override routeNotFound(): void {}
}

/** A year, for the names below it too: a browser that was here once never comes back in clear. */
const STAY_SECURE = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' };

/** The web server that everything of this process is mounted on, which visitors reach at `publicUrl`. */
export function createHttpServer(log: Logger, publicUrl: string): FastifyInstance {
  const transport = publicUrl.startsWith('https:') ? STAY_SECURE : {};
  // As Fastify's own type: a logger's type would become a part of the server's.
  const loggerInstance: FastifyBaseLogger = log;
  const app = Fastify({
    loggerInstance,
    logController: new RouteOnlyLog({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    connectionTimeout: SILENCE_MS,
    // What comes until the port is closed is answered as usual: Fastify's own refusal has neither our envelope nor a time to come back.
    return503OnClosing: false,
    routerOptions: { maxParamLength: NAME_LIMIT },
    // An address that cannot be read reaches no route and no handler of errors.
    frameworkErrors: ({ message }, _request, reply: FastifyReply) => {
      void reply
        .code(400)
        .headers(transport)
        .send({ error: { code: errors.malformed.code, message } });
    },
    // What a call does not declare is refused, and no value is converted to another type.
    ajv: { customOptions: { removeAdditional: false, coerceTypes: false } },
  });
  app.addHook('onRequest', async ({ raw }, reply) => {
    reply.headers(transport);
    if (isOneGoodHost(raw)) return undefined;
    return reply.code(400).send({ error: { code: errors.malformed.code, message: 'one host, and HTTP from 1.0' } });
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown route';
    request.log.debug({ method: request.method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'request');
  });
  return app;
}

/** Of two hosts a proxy may believe one and we the other; a request of HTTP/0.9 names none, and takes no headers with its answer. */
function isOneGoodHost({ rawHeaders, httpVersionMajor }: IncomingMessage): boolean {
  const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host');
  return hosts.length <= 1 && httpVersionMajor > 0;
}

/** Takes no more calls, lets those under way end, and cuts off what does not. */
export async function closeHttpServer(app: FastifyInstance): Promise<void> {
  const cut = setTimeout(() => app.server.closeAllConnections(), LAST_CALLS_MS);
  await app.close();
  clearTimeout(cut);
}
