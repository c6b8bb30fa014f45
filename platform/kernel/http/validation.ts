import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import type { FastifyError, FastifyInstance } from 'fastify';
import type { Static, TSchema } from 'typebox';
import { fromValidation } from './error-handler.ts';
import { parseExactJson } from './exact-json.ts';

const strict = addFormats.default(new Ajv({ allErrors: true, strict: false, coerceTypes: false }));
const coercing = addFormats.default(new Ajv({ allErrors: true, strict: false, coerceTypes: true }));

/**
 * Bodies are taken as they are: no value is coerced into another type, and closed objects refuse unknown fields (Fastify's
 * default drops them, which would hide a mistyped money field). Only queries and paths, which are text, are coerced.
 */
export function useStrictValidation(app: FastifyInstance): void {
  app.setValidatorCompiler(({ schema, httpPart }) => (httpPart === 'body' ? strict : coercing).compile(schema as object));
}

/** Reads a body that no route's schema has seen: throws malformed or invalid, as the route would. */
export function parseBody<T extends TSchema>(schema: T, rawBody: string): Static<T> {
  const body = parseExactJson(rawBody);
  const isValid = strict.compile(schema);
  if (!isValid(body)) throw fromValidation(isValid.errors as FastifyError['validation'], 'the body has not the shape of this call');
  return body as Static<T>;
}
