import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import type { FastifyInstance } from 'fastify';

const strict = addFormats.default(new Ajv({ allErrors: true, strict: false, coerceTypes: false }));
const coercing = addFormats.default(new Ajv({ allErrors: true, strict: false, coerceTypes: true }));

/**
 * Bodies are taken as they are: no value is bent into another type, and closed objects refuse unknown fields (Fastify's
 * default drops them, which would hide a mistyped money field). Only queries and paths, which are text, are coerced.
 */
export function useStrictValidation(app: FastifyInstance): void {
  app.setValidatorCompiler(({ schema, httpPart }) => (httpPart === 'body' ? strict : coercing).compile(schema as object));
}
