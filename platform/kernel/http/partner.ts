import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';
import { callerOf, type EdgeConfig } from './edge.ts';
import { answerDataOnly } from './data-only.ts';
import { useErrorEnvelope } from './error-handler.ts';
import { parseExactJson } from './exact-json.ts';
import { limitStrangers } from './limit-strangers.ts';
import { useStrictValidation } from './validation.ts';

/** Far more than the mistakes of a partner; calls that are signed are not counted. */
const unprovenAMinute = 600;

export interface PartnerDoorOptions {
  edge: EdgeConfig;
  rateFactor: number;
}

/**
 * Makes a Fastify scope an API for partners: bodies are kept raw until their signature has been checked, errors have our
 * envelope, and an address that keeps sending what it cannot prove is turned away.
 */
export function usePartnerDialect(app: FastifyInstance, { edge, rateFactor }: PartnerDoorOptions): void {
  useErrorEnvelope(app);
  answerDataOnly(app);
  useStrictValidation(app);
  app.decorateRequest('rawBody', '');
  app.decorateRequest('isProven', false);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string', bodyLimit: 64 * 1024 }, (request, body, done) => {
    request.rawBody = body as string;
    done(null, undefined);
  });
  const strangers = limitStrangers({ max: unprovenAMinute * rateFactor, windowMs: 60_000 });
  app.addHook('onRequest', async (request) => {
    if (strangers.isOver(callerOf(request, edge).ip)) throw new AppError('tooManyRequests', 'too many calls without proof');
  });
  app.addHook('onResponse', async (request: FastifyRequest, reply: FastifyReply) => {
    const isRefused = reply.statusCode >= 400 && reply.statusCode < 500;
    if (isRefused && !request.isProven) strangers.count(callerOf(request, edge).ip);
  });
}

/** For `preValidation`: parses the body once `requireSigned` has accepted it as it was received. */
export function readSigned(request: FastifyRequest, requireSigned: (rawBody: string) => void): void {
  requireSigned(request.rawBody);
  request.isProven = true;
  request.body = parseExactJson(request.rawBody);
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The body as it was received, for its signature. */
    rawBody: string;
    /** Its signature has been checked. */
    isProven: boolean;
  }
}
