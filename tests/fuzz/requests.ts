import fc from 'fast-check';
import type { Operation, Schema } from './description.ts';
import { idsOf, type Known } from './known.ts';
import { valuesFor } from './values.ts';

export interface FuzzRequest {
  operation: Operation;
  method: string;
  /** With its query. */
  url: string;
  headers: Record<string, string>;
  payload: string | undefined;
  /** Whether it carries a player's token. */
  isSignedIn: boolean;
}

const words = fc.constantFrom('', 'x', 'Bearer', 'Bearer x', 'Bearer a.b.c', 'Basic eDp5', 'null');
const types = fc.constantFrom(
  'application/json',
  'application/json; charset=utf-8',
  'text/plain',
  'multipart/form-data',
  'multipart/form-data; boundary=b',
  '',
  'x',
);
const rawBodies = fc.constantFrom(
  '',
  '{',
  '[]',
  'null',
  '"x"',
  '{"a":1e400}',
  '{"__proto__":{"a":1}}',
  '{"a":1,"a":2}',
  '\ufeff{}',
  '{"a":'.repeat(2_000),
  '{"a":0.1000000000000000055}',
  '--b\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\ncontent-type: image/png\r\n\r\nxx\r\n--b--\r\n',
  '--b\r\ncontent-disposition: form-data; name="file"',
);
const strangeHeaders = fc.record(
  {
    'idempotency-key': fc.constantFrom('key-of-a-call-1', 'key-of-a-call-2', 'short', 'x'.repeat(300), 'a b'),
    'cf-connecting-ip': fc.constantFrom('203.0.113.7', '2001:db8::1', 'rubbish', ''),
    'cf-ipcountry': fc.constantFrom('DE', 'GB', 'XX', 'T1', 'germany', ''),
    'user-agent': fc.constantFrom('', 'Mozilla/5.0 (Windows NT 10.0) Chrome/150', 'x'.repeat(3_000)),
    origin: fc.constantFrom('null', 'https://elsewhere.test'),
    'accept-language': fc.constantFrom('de', ';;;', '*'),
  },
  { requiredKeys: [] },
);

/** Requests for one call: as it wants them, bent here and there, or rubbish. */
export function requestsFor(operation: Operation, known: Known, token: () => string): fc.Arbitrary<FuzzRequest> {
  return fc.constantFrom(0, 0, 0, 25, 8, 2).chain((oneIn) => {
    const things = idsOf(operation.path);
    const part = (place: string) => {
      const own = operation.parameters.filter((parameter) => parameter.in === place);
      const schema: Schema = {
        type: 'object',
        properties: Object.fromEntries(own.map(({ name, schema }) => [name === 'id' ? things : name, schema])),
        required: own.filter(({ required }) => required).map(({ name }) => (name === 'id' ? things : name)),
      };
      return valuesFor(schema, known, oneIn) as fc.Arbitrary<Record<string, unknown> | null>;
    };
    const isOdd = oneIn > 0;
    return fc
      .record({
        path: part('path'),
        query: part('query'),
        body: operation.body ? valuesFor(operation.body, known, oneIn) : fc.constant(undefined),
        raw: isOdd && operation.method !== 'GET' ? fc.option(rawBodies, { freq: 5, nil: undefined }) : fc.constant(undefined),
        type: isOdd
          ? fc.oneof({ weight: 9, arbitrary: fc.constant('application/json') }, { weight: 1, arbitrary: types })
          : fc.constant('application/json'),
        bearer: isOdd ? fc.option(words, { freq: 8, nil: undefined }) : fc.constant(undefined),
        isSignedIn: fc.nat(9).map((n) => (operation.isSecured ? n > 0 : n > 8)),
        headers: isOdd ? strangeHeaders : fc.constant({}),
        tail: isOdd
          ? fc.option(fc.constantFrom('&toString=1', '&a[b][c]=1', '&%', '&%ff=%fe', '&__proto__=1', '&a=%00'), { freq: 10, nil: '' })
          : fc.constant(''),
      })
      .map(({ path, query, body, raw, type, bearer, isSignedIn, headers, tail }) => {
        const payload = raw ?? (body === undefined ? undefined : JSON.stringify(body));
        const authorization = bearer ?? (isSignedIn ? `Bearer ${token()}` : undefined);
        return {
          operation,
          method: operation.method,
          url: addressOf(operation.path, path ?? {}, query ?? {}, tail ?? ''),
          headers: {
            ...(headers as Record<string, string>),
            ...(payload !== undefined && type !== '' ? { 'content-type': type } : {}),
            ...(authorization === undefined ? {} : { authorization }),
          },
          payload,
          isSignedIn: isSignedIn && bearer === undefined,
        };
      });
  });
}

const textOf = (value: unknown) => (typeof value === 'string' ? value.toWellFormed() : JSON.stringify(value ?? null));

function addressOf(template: string, path: Record<string, unknown>, query: Record<string, unknown>, tail: string): string {
  const address = template.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    return encodeURIComponent(textOf(path[name === 'id' ? idsOf(template) : name])) || 'x';
  });
  const search = new URLSearchParams();
  for (const [name, value] of typeof query === 'object' ? Object.entries(query) : []) {
    if (Array.isArray(value)) for (const each of value) search.append(`${name}[]`, textOf(each));
    else search.append(name, textOf(value));
  }
  // Longer ones are refused by the HTTP server, before there is a call.
  return `${address.slice(0, 4_000)}?${search.toString().slice(0, 8_000)}${tail}`;
}
