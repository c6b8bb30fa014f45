import { checkSignature, signatureHeader } from '@verdigale/partner-wire/signature';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Clock } from './clock.ts';

/** Takes only calls that the platform signed, in this Fastify scope: JSON over its raw body, a GET over its path. */
export function takeSignedCalls(app: FastifyInstance, secret: string, clock: Clock): void {
  const raw = new WeakMap<FastifyRequest, string>();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    raw.set(request, body as string);
    try {
      done(null, JSON.parse(body as string));
    } catch {
      done(Object.assign(new Error('The body is not JSON.'), { statusCode: 400 }));
    }
  });
  app.addHook('preValidation', async (request, reply) => {
    const signed = request.method === 'GET' ? request.url.slice(app.prefix.length) : (raw.get(request) ?? '');
    if (checkSignature(secret, request.headers[signatureHeader], signed, clock.now()) === 'valid') return undefined;
    return reply.code(401).send({ error: { code: 'bad-signature', message: 'The signature does not fit.' } });
  });
}
