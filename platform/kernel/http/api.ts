import type { FastifyInstance } from 'fastify';
import type { Admission } from '../admission/admission.ts';
import { allowOrigins } from './cross-origin.ts';
import { askerOf, type EdgeConfig } from './edge.ts';
import { answerDataOnly } from './data-only.ts';
import { useErrorEnvelope } from './error-handler.ts';
import { takeExactJson } from './exact-json.ts';
import type { Authenticate } from './principal.ts';
import { parseQueryString } from './query-string.ts';
import { serializerOf } from './serialize.ts';
import { useTolerantValidation, type CountIgnored } from './validation.ts';

/** JSON bodies are small; files come as multipart, under a limit of their own. */
const maxBodyBytes = 64 * 1024;

export interface ApiOptions {
  edge: EdgeConfig;
  admission: Admission;
  authenticate: Authenticate;
  /** The site's own addresses; only pages of these may read answers. */
  origins?: readonly string[];
  countIgnored?: CountIgnored;
}

/**
 * Gives a Fastify scope the conventions of our API: exact JSON, bracket queries, bodies whose known fields are strict, one error envelope,
 * budgets.
 */
export function useApiDialect(
  app: FastifyInstance,
  { edge, admission, authenticate, origins = [], countIgnored = () => {} }: ApiOptions,
): void {
  app.decorate('edge', edge);
  app.decorate('admission', admission);
  app.decorate('authenticate', authenticate);
  app.decorateRequest('principal', null);
  useErrorEnvelope(app);
  answerDataOnly(app);
  allowOrigins(app, origins);
  app.addHook('onRequest', async (request) => {
    const visitor = askerOf(request, edge);
    if (visitor !== null) admission.take('calls', visitor);
  });

  takeExactJson(app, maxBodyBytes);
  // Fastify parses the query before a scope can configure it, so it is parsed again here.
  app.addHook('onRequest', async (request) => {
    const { url = '' } = request.raw;
    const from = url.indexOf('?');
    request.query = parseQueryString(from < 0 ? '' : url.slice(from + 1));
  });

  useTolerantValidation(app, countIgnored);
  app.setSerializerCompiler(serializerOf);
}
