import { checkSignature, signatureHeader } from '@verdigale/partner-wire/signature';
import type { FastifyInstance } from 'fastify';
import type { Clock } from './clock.ts';
import { TooManyRequests } from './limit-visitors.ts';

/**
 * Takes only calls that the platform signed, in this Fastify scope: JSON over its raw body, a GET over its path. A body is parsed once its
 * signature has been checked; who cannot sign, again and again, is turned away where visitors have budgets.
 */
export function takeSignedCalls(app: FastifyInstance, secret: string, clock: Clock): void {
  app.addHook('onRoute', (route) => {
    route.config = { ...route.config, isSigned: true };
  });
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  app.addHook('preValidation', async (request, reply) => {
    const raw = typeof request.body === 'string' ? request.body : '';
    const signed = request.method === 'GET' ? request.url.slice(app.prefix.length) : raw;
    if (checkSignature(secret, request.headers[signatureHeader], signed, clock.now()) !== 'valid') {
      const wait = app.hasRequestDecorator('takeFrom') ? request.takeFrom('unproven') : 0;
      if (wait > 0) throw new TooManyRequests(wait);
      return reply.code(401).send({ error: { code: 'bad-signature', message: 'The signature does not fit.' } });
    }
    if (request.body !== undefined) request.body = parse(raw);
    return undefined;
  });
}

function parse(raw: string): unknown {
  try {
    return JSON.parse(raw);
  } catch {
    throw Object.assign(new Error('The body is not JSON.'), { statusCode: 400 });
  }
}
