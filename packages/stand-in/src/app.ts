import { leaveUnreadBodies } from '@verdigale/admission';
import { DatabaseUnavailable } from '@verdigale/migrate';
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { TooManyRequests } from './limit-visitors.ts';

/** Addresses carry session tokens, so requests are logged by their route and never by their address. */
class RouteOnlyLog extends LogController {
  override routeNotFound(): void {}
}

/** PostgreSQL's codes for text that it cannot store, which has a NUL in it: nobody's, so it is a fault of whoever sent it. */
const unstorable = new Set(['22021', '22P05']);

/** What cannot be had now is worth another try after so many seconds. */
export const soonSeconds = 2;

/** The web server of a stand-in before anything is mounted: bounds, headers, logs and answers to errors. */
export function createApp(logger: FastifyBaseLogger): FastifyInstance {
  const app = Fastify({
    loggerInstance: logger,
    logController: new RouteOnlyLog({ disableRequestLogging: true }),
    bodyLimit: 64 * 1024,
    requestTimeout: 30_000,
    // What a call does not declare is refused, and no value is bent into another type.
    ajv: { customOptions: { removeAdditional: false, coerceTypes: false } },
  });
  leaveUnreadBodies(app);
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('x-content-type-options', 'nosniff');
    reply.header('referrer-policy', 'no-referrer');
  });
  // Else the connection of a call that was under way at the end waits for a next one.
  let isEnding = false;
  app.addHook('preClose', async () => void (isEnding = true));
  app.addHook('onSend', async (_request, reply) => {
    if (isEnding) reply.header('connection', 'close');
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown route';
    logger.debug({ method: request.method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'request');
  });
  app.setErrorHandler((error: Failure, request, reply) => {
    const { status, code = 'request-failed', message } = answerTo(error);
    if (status === 500) logger.error({ err: error, route: request.routeOptions.url }, 'a stand-in failed');
    if (status === 503) reply.header('retry-after', soonSeconds);
    if (error instanceof TooManyRequests) reply.header('retry-after', error.retryAfter);
    return reply.code(status).send({ error: { code, message } });
  });
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).send({ error: { code: 'not-found', message: 'There is nothing at this address.' } }),
  );
  return app;
}

type Failure = Error & { code?: string; statusCode?: number; validation?: unknown };

function answerTo(error: Failure): { status: number; code?: string; message: string } {
  if (error instanceof DatabaseUnavailable) return { status: 503, message: 'Temporarily unavailable.' };
  if (unstorable.has(error.code ?? '')) return { status: 400, code: 'invalid-request', message: 'This text cannot be stored.' };
  const { statusCode: status, message } = error;
  if (!status || status >= 500) return { status: 500, message: 'Something went wrong here.' };
  return error.validation ? { status, code: 'invalid-request', message } : { status, message };
}
