import Fastify, { type FastifyError } from 'fastify';
import Type, { type TSchema } from 'typebox';
import { describe, expect, it } from 'vitest';
import type { AppError } from '../app-error.ts';
import { callerOf, askerOf } from './edge.ts';
import { fromValidation, useErrorEnvelope } from './error-handler.ts';
import { parseExactJson } from './exact-json.ts';
import { parseQueryString } from './query-string.ts';
import { parseBody, useStrictValidation } from './validation.ts';

describe('texts that cannot be stored', () => {
  it.each(['{"name":"a\\u0000"}', '{"name":"\\ud800"}', '{"a":{"name":["\\udc00 x"]}}', '{"\\u0000":1}'])('are refused in %s', (text) => {
    expect(() => parseExactJson(text)).toThrow(expect.objectContaining({ reason: 'invalid' }));
  });

  it('are refused in a query', () => {
    expect(() => parseQueryString('a=1&name=%00')).toThrow(expect.objectContaining({ reason: 'invalid' }));
  });

  it('are not those with whole surrogate pairs', () => {
    expect(parseExactJson('{"name":"\\ud83c\\udfb0 <b>\'; drop table"}')).toEqual({ name: "🎰 <b>'; drop table" });
    expect(parseQueryString('name=%F0%9F%8E%B0')).toEqual({ name: '🎰' });
  });
});

describe('as much as fits into a request', () => {
  it('is no list of a query', () => {
    const query = (count: number) => Array.from({ length: count }, (_, n) => `ids=${n}`).join('&');
    expect(parseQueryString(query(300)).ids).toHaveLength(300);
    for (const text of [query(301), '&'.repeat(16_000), 'ids[]=&'.repeat(2_000)])
      expect(() => parseQueryString(text)).toThrow(expect.objectContaining({ reason: 'malformed' }));
  });

  it('has its faults named while they are few, and else the first of them', () => {
    const List = Type.Object({ legs: Type.Array(Type.Object({ id: Type.String(), price: Type.String() }), { maxItems: 20 }) });
    const faults = (count: number): string[] => {
      try {
        parseBody(List, JSON.stringify({ legs: Array.from({ length: count }, () => ({})) }));
        return [];
      } catch (error) {
        return Object.keys((error as AppError).details.fields!);
      }
    };
    expect(faults(2)).toEqual(['legs.0.id', 'legs.0.price', 'legs.1.id', 'legs.1.price']);
    expect(faults(20_000)).toEqual(['legs']);
    const deep = `${'{"legs":['.repeat(700)}${']}'.repeat(700)}`;
    expect(() => parseBody(List, deep)).toThrow(expect.objectContaining({ reason: 'invalid' }));
  });

  it('is one value where it is a file: its bytes are not gone through', async () => {
    const app = Fastify();
    useStrictValidation(app);
    app.addContentTypeParser('image/png', { parseAs: 'buffer' }, (_request, content, done) => done(null, { file: { content } }));
    const body = Type.Object({ file: Type.Object({}), type: Type.String(), side: Type.String() });
    app.setErrorHandler(async ({ validation }: FastifyError) => validation?.map(({ params }) => params.missingProperty));
    app.post('/', { schema: { body } }, async () => 'taken');
    const { payload } = await app.inject({ method: 'POST', url: '/', headers: { 'content-type': 'image/png' }, body: Buffer.alloc(1_000) });
    expect(JSON.parse(payload)).toEqual(['type', 'side']);
  });
});

it.each(['body', 'text'])('an id is one that the database takes, in whichever case (%s)', async (part) => {
  const app = Fastify();
  useStrictValidation(app);
  const schema = Type.Object({ ids: Type.Array(Type.String({ format: 'uuid' })) });
  const taken: unknown[] = [];
  app.post('/', { schema: part === 'body' ? { body: schema } : { querystring: schema } }, async ({ body, query }) => {
    taken.push(part === 'body' ? body : query);
  });
  const send = async (id: string) =>
    (await app.inject({ method: 'POST', url: '/', ...(part === 'body' ? { payload: { ids: [id] } } : { query: { ids: [id, id] } }) }))
      .statusCode;
  const id = '0190a000-0000-7000-8000-00000000000a';
  expect([await send(id), await send(id.toUpperCase())]).toEqual([200, 200]);
  expect(taken[1]).toEqual(taken[0]);
  for (const other of [`urn:uuid:${id}`, `{${id}}`, id.replaceAll('-', ''), `${id}\n`])
    expect([other, await send(other)]).toEqual([other, 400]);
});

describe('problems of validation', () => {
  const refusal = (fields: string[]) =>
    fromValidation(
      fields.map((additionalProperty) => ({
        keyword: '',
        instancePath: '',
        schemaPath: '',
        params: { additionalProperty },
        message: 'unknown',
      })),
    ).details.fields;

  it('are told by field, whatever a stranger calls one', () => {
    const told = refusal(['toString', 'constructor', 'a', 'a', '__proto__']);
    expect(Object.entries(told ?? {})).toEqual([
      ['toString', ['unknown']],
      ['constructor', ['unknown']],
      ['a', ['unknown', 'unknown']],
      ['__proto__', ['unknown']],
    ]);
  });
});

describe('a value that fits none of several', () => {
  const told = async (schema: TSchema, value: unknown) => {
    const app = Fastify();
    useStrictValidation(app);
    useErrorEnvelope(app);
    app.post('/', { schema: { body: Type.Object({ field: schema }) } }, async () => 'taken');
    const { error } = (await app.inject({ method: 'POST', url: '/', payload: { field: value } })).json();
    return error as { fields: Record<string, string[]>; message: string };
  };
  const Side = Type.Union(['front', 'back', 7].map((value) => Type.Literal(value)));

  it.each<[string, TSchema, unknown, string[]]>([
    ['values', Side, 'left', ['must be one of: front, back, 7']],
    ['values, or nothing at all', Type.Union([Side, Type.Null()]), 'left', ['must be one of: front, back, 7']],
    [
      'kinds',
      Type.Union([Type.Number(), Type.String({ maxLength: 2 })]),
      'left',
      ['must be number', 'must NOT have more than 2 characters'],
    ],
    ['one kind, or nothing at all', Type.Union([Type.Number(), Type.Null()]), 'left', ['must be number']],
    ['nothing', Type.Null(), 'left', ['must be null']],
  ])('has what is wrong with it told once: %s', async (_, schema, value, messages) => {
    expect(await told(schema, value)).toMatchObject({ fields: { field: messages }, message: `field: ${messages.join(', ')}` });
  });
});

describe('numbers', () => {
  it.each([`1${'0'.repeat(60_000)}1`, `0.${'0'.repeat(60_000)}1`, `1.${'0'.repeat(200)}`])(
    'too long for any amount are refused, whatever their digits',
    (number) => {
      expect(() => parseExactJson(`{"a":${number}}`)).toThrow(expect.objectContaining({ reason: 'invalid' }));
    },
  );

  it.each(['9007199254740993', '0.1000000000000000055511151231257827', '1e400', `1${'0'.repeat(40)}1`])(
    'that would be rounded are refused: %s',
    (number) => {
      expect(() => parseExactJson(`{"a":${number}}`)).toThrow(expect.objectContaining({ reason: 'invalid' }));
    },
  );

  it.each(['9007199254740993', '[9007199254740993]', '{"a": 9007199254740993}', '[1,\n-1234567890.12345678]'])(
    'wherever they stand: %s',
    (text) => {
      expect(() => parseExactJson(text)).toThrow(expect.objectContaining({ reason: 'invalid' }));
    },
  );

  it.each([
    ['1.50', 1.5],
    ['15e-1', 1.5],
    ['999999999999999', 999_999_999_999_999],
    ['-0.000', -0],
    ['100000', 100_000],
    ['0.00010', 0.0001],
    ['1E21', 1e21],
  ])('are held exactly: %s', (text, value) => {
    expect(parseExactJson(`{"a":${text}}`)).toEqual({ a: value });
  });
});

describe('names of a body', () => {
  it.each(['{"__proto__":1}', '{"\\u005f_proto__":1}', '{"a":[{"constructor":1}]}'])(
    'are refused where they reach prototypes: %s',
    (text) => {
      expect(() => parseExactJson(text)).toThrow(expect.objectContaining({ reason: 'malformed' }));
    },
  );

  it('are taken with what only looks like that', () => {
    const body = { id: '019ab3e4-0000-7000-8000-1234567890123456', text: '1e400 \u{1F600} a:12' };
    expect(parseExactJson(JSON.stringify(body))).toEqual(body);
  });
});

describe('[SHELL-24] country and address of the caller', () => {
  const edge = { isTrusted: true, countryHeader: 'cf-ipcountry', ipHeader: 'cf-connecting-ip', defaultCountry: null };
  const request = (headers: Record<string, string>, remoteAddress = '10.0.0.1') =>
    ({ raw: { headers, socket: { remoteAddress } } }) as unknown as Parameters<typeof callerOf>[0];
  const caller = request({ 'cf-ipcountry': 'de', 'cf-connecting-ip': '2001:db8::7' });

  it('come from the headers of the edge network', () => {
    expect(callerOf(caller, edge)).toEqual({ country: 'DE', ip: '2001:db8::7' });
  });

  it('are those of the connection when the headers are missing or make no sense', () => {
    const odd = request({ 'cf-ipcountry': "D'", 'cf-connecting-ip': "1.2.3.4' or 1=1" });
    for (const each of [odd, request({})]) expect(callerOf(each, edge)).toEqual({ country: null, ip: '10.0.0.1' });
  });

  it('count for the visitor of the whole /64; what the server asks itself counts for nobody', () => {
    expect(askerOf(caller, edge)).toBe('2001:db8:0:0::/64');
    expect(askerOf(request({ 'cf-connecting-ip': '192.0.2.1' }), edge)).toBe('192.0.2.1');
    expect(askerOf(request({ 'cf-connecting-ip': 'inside' }), edge)).toBe('10.0.0.1');
    expect(askerOf(request({}, 'inside'), edge)).toBeNull();
  });

  it('are never taken from headers without an edge that overwrites them', () => {
    expect(callerOf(caller, { ...edge, isTrusted: false, defaultCountry: 'SE' })).toEqual({ country: 'SE', ip: '10.0.0.1' });
  });
});
