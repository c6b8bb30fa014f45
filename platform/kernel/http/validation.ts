import { Ajv, type FuncKeywordDefinition, type ValidateFunction } from 'ajv';
import type { DataValidationCxt } from 'ajv/dist/types/index.js';
import addFormats from 'ajv-formats';
import type { FastifyError, FastifyInstance } from 'fastify';
import type { Static, TSchema } from 'typebox';
import { fromValidation } from './error-handler.ts';
import { parseExactJson } from './exact-json.ts';
import { tolerate, type Ignored } from './tolerance.ts';

type Judge = (values: unknown) => true | { error: NonNullable<ValidateFunction['errors']> };

/** As the database accepts them: the validator's own format would also accept a leading `urn:uuid:`. */
const uuid = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i;
/** Our code compares ids as texts, and some clients write them in capitals: they are taken as the database writes them. */
const inLowerCase: FuncKeywordDefinition = {
  keyword: 'inLowerCase',
  type: 'string',
  modifying: true,
  validate: (_is: true, id: string, _schema: unknown, place?: DataValidationCxt) => {
    if (place) place.parentData[place.parentDataProperty] = id.toLowerCase();
    return true;
  },
};
const withLowerIds = (_key: string, schema: unknown) =>
  (schema as { format?: unknown } | null)?.format === 'uuid' ? { ...(schema as object), inLowerCase: true } : schema;
const makeAjv = (options: object) =>
  addFormats
    .default(new Ajv({ strict: false, ...options }))
    .addFormat('uuid', uuid)
    .addKeyword(inLowerCase);
/** The first problem, and all of them: a person corrects a form at once, but whoever sends thousands of faults gets one. */
const kinds = {
  body: { first: makeAjv({ coerceTypes: false }), all: makeAjv({ coerceTypes: false, allErrors: true }) },
  text: { first: makeAjv({ coerceTypes: true }), all: makeAjv({ coerceTypes: true, allErrors: true }) },
};
/** No form has more; to name each fault of 64 KB took seconds and megabytes. */
const mostValuesNamed = 500;

const compiled = { body: new Map<string, Judge>(), text: new Map<string, Judge>() };

/** Schemas that read alike are compiled once: many calls have the same, and every platform of a process has all of them. */
function compile(schema: object, httpPart: string | undefined): Judge {
  const kind = httpPart === 'body' ? 'body' : 'text';
  const text = JSON.stringify(schema);
  const known = compiled[kind].get(text);
  if (known) return known;
  // Made at the first use, as for answers (serialize.ts).
  let [first, all]: ValidateFunction[] = [];
  const read = () => JSON.parse(text, withLowerIds) as object;
  const judge: Judge = (values) => {
    first ??= kinds[kind].first.compile(read());
    if (first(values)) return true;
    if (!hasAtMost(mostValuesNamed, values)) return { error: first.errors ?? [] };
    all ??= kinds[kind].all.compile(read());
    all(values);
    return { error: all.errors ?? [] };
  };
  compiled[kind].set(text, judge);
  return judge;
}

/** Whether it holds no more than so many values, at any depth; looks at no more than that. */
function hasAtMost(most: number, values: unknown): boolean {
  const left = [values];
  for (let seen = 0; left.length > 0; seen += 1) {
    if (seen >= most) return false;
    const value = left.pop();
    // A file is one value, not as many as it has bytes.
    if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) continue;
    const inside = Array.isArray(value) ? value : Object.values(value);
    if (inside.length > most) return false;
    left.push(...inside);
  }
  return true;
}

/**
 * For partners and operators. Bodies are taken as they are: no value is coerced into another type, and closed objects refuse unknown
 * fields (Fastify's default drops them, which would hide a mistyped money field). Only queries and paths, which are text, are coerced.
 */
export function useStrictValidation(app: FastifyInstance): void {
  app.setValidatorCompiler(({ schema, httpPart }) => compile(schema as object, httpPart));
}

/** The values of a path, of which a call may take an id or a name. */
function lowerIds(values: Record<string, unknown>): object {
  for (const [name, value] of Object.entries(values)) if (typeof value === 'string' && uuid.test(value)) values[name] = value.toLowerCase();
  return values;
}

/** Counts what clients sent in vain, by the route of the call. */
export type CountIgnored = (call: { method: string; route: string; what: Ignored }) => void;

/** For players' clients, which are of many versions: known fields are judged strictly; unknown ones are removed first and counted. */
export function useTolerantValidation(app: FastifyInstance, count: CountIgnored): void {
  app.setValidatorCompiler(({ schema, httpPart, method, url: route }) => {
    const judge = compile(schema, httpPart);
    if (httpPart === 'params') return (values: Record<string, unknown>) => judge(lowerIds(values));
    if (httpPart !== 'body' && httpPart !== 'querystring') return judge;
    const part = httpPart === 'body' ? 'body' : 'query';
    return function validate(values: unknown) {
      tolerate(schema as object, values, part, (what) => count({ method, route, what }));
      return judge(values);
    };
  });
}

/** Whether a value has a shape: for what partners answer. */
export function shapeOf<T extends TSchema>(schema: T): (value: unknown) => value is Static<T> {
  const judge = compile(schema, 'body');
  return (value): value is Static<T> => judge(value) === true;
}

/** Reads a body that no route's schema has seen: throws malformed or invalid, as the route would. */
export function parseBody<T extends TSchema>(schema: T, rawBody: string): Static<T> {
  const body = parseExactJson(rawBody);
  const judged = compile(schema, 'body')(body);
  if (judged === true) return body as Static<T>;
  throw fromValidation(judged.error as FastifyError['validation'], 'the body has not the shape of this call');
}
