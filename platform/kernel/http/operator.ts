import { createHash, timingSafeEqual } from 'node:crypto';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../app-error.ts';
import { answerDataOnly } from './data-only.ts';
import { useErrorEnvelope } from './error-handler.ts';
import { bearerOf } from './mount.ts';
import { useStrictValidation } from './validation.ts';

const callsAMinute = 120;
const digest = (text: string) => createHash('sha256').update(text).digest();

/** Makes a Fastify scope the operator's API: every call carries the operator's key, errors have our envelope. */
export async function useOperatorDialect(app: FastifyInstance, { key, rateFactor }: { key: string; rateFactor: number }): Promise<void> {
  useErrorEnvelope(app);
  answerDataOnly(app);
  useStrictValidation(app);
  await app.register(rateLimit, {
    max: callsAMinute * rateFactor,
    timeWindow: '1 minute',
    errorResponseBuilder: () => new AppError('tooManyRequests', 'too many requests'),
  });
  const expected = digest(key);
  app.addHook('onRequest', async (request, reply) => {
    // Digests of equal length, compared in constant time: a refusal does not reveal how close a guess was.
    if (!timingSafeEqual(digest(bearerOf(request) ?? ''), expected)) throw new AppError('unauthorised', "not the operator's key");
    reply.header('cache-control', 'no-store');
  });
}
