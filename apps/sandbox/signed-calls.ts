import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Clock } from './stand-in.ts';

const toleranceSeconds = 300;

function mac(secret: string, stamp: string, text: string): Buffer {
  return createHmac('sha256', secret).update(`${stamp}.${text}`).digest();
}

/** True when `x-signature` is the platform's over this text (a body, or the path of a GET) and not older than five minutes. */
export function isSigned(secret: string, header: unknown, text: string, now: Date): boolean {
  const [, stamp, hex] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(typeof header === 'string' ? header : '') ?? [];
  if (!stamp || !hex || !timingSafeEqual(Buffer.from(hex, 'hex'), mac(secret, stamp, text))) return false;
  return Math.abs(now.getTime() / 1000 - Number(stamp)) <= toleranceSeconds;
}

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
    if (isSigned(secret, request.headers['x-signature'], signed, clock.now())) return undefined;
    return reply.code(401).send({ error: { code: 'bad-signature', message: 'The signature does not fit.' } });
  });
}
