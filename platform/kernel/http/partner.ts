import type { FastifyInstance } from 'fastify';
import { useErrorEnvelope } from './error-handler.ts';
import { parseExactJson } from './exact-json.ts';
import { useStrictValidation } from './validation.ts';

/** Makes a Fastify scope an API for partners: the raw body is kept for its signature, errors have our envelope. */
export function usePartnerDialect(app: FastifyInstance): void {
  useErrorEnvelope(app);
  useStrictValidation(app);
  app.decorateRequest('rawBody', '');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string', bodyLimit: 64 * 1024 }, (request, body, done) => {
    try {
      request.rawBody = body as string;
      done(null, parseExactJson(body as string));
    } catch (error) {
      done(error as Error);
    }
  });
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The body as it was received, for its signature. */
    rawBody: string;
  }
}
