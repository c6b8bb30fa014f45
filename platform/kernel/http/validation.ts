import { Ajv, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import type { FastifyError, FastifyInstance } from 'fastify';
import type { Static, TSchema } from 'typebox';
import { fromValidation } from './error-handler.ts';
import { parseExactJson } from './exact-json.ts';
import { tolerate, type Ignored } from './tolerance.ts';

const strict = addFormats.default(new Ajv({ allErrors: true, strict: false, coerceTypes: false }));
const coercing = addFormats.default(new Ajv({ allErrors: true, strict: false, coerceTypes: true }));

const compiled = { body: new Map<string, ValidateFunction>(), text: new Map<string, ValidateFunction>() };

/** Schemas that read alike are compiled once: many calls have the same, and every platform of a process has all of them. */
function compile(schema: object, httpPart: string | undefined): ValidateFunction {
  const isBody = httpPart === 'body';
  const known = isBody ? compiled.body : compiled.text;
  const text = JSON.stringify(schema);
  const judge = known.get(text) ?? (isBody ? strict : coercing).compile(schema);
  known.set(text, judge);
  return judge;
}

/**
 * For partners and operators. Bodies are taken as they are: no value is coerced into another type, and closed objects refuse unknown
 * fields (Fastify's default drops them, which would hide a mistyped money field). Only queries and paths, which are text, are coerced.
 */
export function useStrictValidation(app: FastifyInstance): void {
  app.setValidatorCompiler(({ schema, httpPart }) => compile(schema as object, httpPart));
}

/** Counts what clients sent in vain, by the route of the call. */
export type CountIgnored = (call: { method: string; route: string; what: Ignored }) => void;

/**
 * For players' clients, which are not all of one version: what is known is judged as strictly, what is not is left out before and
 * counted.
 */
export function useTolerantValidation(app: FastifyInstance, count: CountIgnored): void {
  app.setValidatorCompiler(({ schema, httpPart, method, url: route }) => {
    const judge = compile(schema, httpPart);
    if (httpPart !== 'body' && httpPart !== 'querystring') return judge;
    const part = httpPart === 'body' ? 'body' : 'query';
    return function validate(values: unknown) {
      tolerate(schema as object, values, part, (what) => count({ method, route, what }));
      const isValid = judge(values);
      return isValid ? true : { error: judge.errors ?? [] };
    };
  });
}

/** Reads a body that no route's schema has seen: throws malformed or invalid, as the route would. */
export function parseBody<T extends TSchema>(schema: T, rawBody: string): Static<T> {
  const body = parseExactJson(rawBody);
  const isValid = strict.compile(schema);
  if (!isValid(body)) throw fromValidation(isValid.errors as FastifyError['validation'], 'the body has not the shape of this call');
  return body as Static<T>;
}
