import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Admission } from '../admission/admission.ts';
import { AppError } from '../app-error.ts';
import { askerOf, type EdgeConfig } from './edge.ts';
import { answerDataOnly } from './data-only.ts';
import { useErrorEnvelope } from './error-handler.ts';
import { parseExactJson } from './exact-json.ts';
import { useStrictValidation } from './validation.ts';

export interface PartnerDoorOptions {
  edge: EdgeConfig;
  admission: Admission;
}

/**
 * Makes a Fastify scope an API for partners: bodies are kept raw until their signature has been checked, errors have our
 * envelope, and a visitor who keeps sending what cannot be proved is turned away. A call with proof is always taken: money does not wait
 * for what somebody else sends from the same address.
 */
export function usePartnerDialect(app: FastifyInstance, { edge, admission }: PartnerDoorOptions): void {
  // Whoever proves nothing pays for each refusal.
  useErrorEnvelope(app, (refusal, request) => {
    const visitor = askerOf(request, edge);
    if (request.isProven || visitor === null) return refusal;
    const retryAfter = admission.tryTake('unprovenCalls', visitor);
    return retryAfter === 0 ? refusal : new AppError('tooManyRequests', 'too many calls without proof', { retryAfter });
  });
  answerDataOnly(app);
  useStrictValidation(app);
  // Described beside the players' calls.
  app.addHook('onRoute', (route) => {
    if (!route.schema?.hide) route.schema = { ...route.schema, tags: ['partners'] };
  });
  app.decorateRequest('rawBody', '');
  app.decorateRequest('isProven', false);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string', bodyLimit: 64 * 1024 }, (request, body, done) => {
    request.rawBody = body as string;
    done(null, undefined);
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
