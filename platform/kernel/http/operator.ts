import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Admission } from '../admission/admission.ts';
import { AppError } from '../app-error.ts';
import { sha256 } from '../sha256.ts';
import { answerDataOnly } from './data-only.ts';
import { documentationPath } from './describe.ts';
import { useErrorEnvelope } from './error-handler.ts';
import { takeExactJson } from './exact-json.ts';
import { bearerOf } from './bearer.ts';
import { askerOf, type EdgeConfig } from './edge.ts';
import { useStrictValidation } from './validation.ts';

/** What an operator writes is short. */
const maxBodyBytes = 64 * 1024;

export interface OperatorDoorOptions {
  key: string;
  edge: EdgeConfig;
  admission: Admission;
  /** Who has this key of a person's own; null for nobody. */
  identify(key: string): Promise<string | null>;
}

/**
 * Makes a Fastify scope the operator's API: every call carries the operator's key, which only looks, or the key of a person, who acts too
 * (`request.person`). Errors have our envelope.
 */
export function useOperatorDialect(app: FastifyInstance, { key, edge, admission, identify }: OperatorDoorOptions): void {
  useErrorEnvelope(app);
  answerDataOnly(app, { but: app.prefix + documentationPath });
  useStrictValidation(app);
  takeExactJson(app, maxBodyBytes);
  app.decorateRequest('person', null);
  const expected = sha256(key);
  app.addHook('onRequest', async (request, reply) => {
    admission.take('operatorCalls', askerOf(request, edge) ?? '');
    const isPage = request.routeOptions.url?.startsWith(app.prefix + documentationPath);
    const given = bearerOf(request) ?? (isPage ? passwordOf(request) : undefined) ?? '';
    reply.header('cache-control', 'no-store');
    // Digests of equal length, compared in constant time: a refusal does not reveal how close a guess was.
    if (timingSafeEqual(sha256(given), expected)) return;
    request.person = await identify(given);
    if (request.person !== null) return;
    if (isPage) reply.header('www-authenticate', 'Basic realm="operator"');
    throw new AppError('unauthorised', "neither the operator's key nor a person's");
  });
}

declare module 'fastify' {
  interface FastifyRequest {
    /** At the operator's API: who acts; null for the operator's tools, which only look. */
    person: string | null;
  }
}

/**
 * What a browser asks a person for: any name, and the key as password. For pages only, since browsers repeat it by themselves, with calls
 * of other sites too.
 */
function passwordOf({ headers: { authorization = '' } }: FastifyRequest): string | undefined {
  const [, encoded] = /^Basic ([\w+/]+=*)$/i.exec(authorization) ?? [];
  return (
    encoded &&
    Buffer.from(encoded, 'base64')
      .toString()
      .replace(/^[^:]*:/, '')
  );
}
