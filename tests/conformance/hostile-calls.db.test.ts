import { randomUUID } from 'node:crypto';
import { calls, errors, type AuthResponse, type Call, type CallName, type ErrorBody } from '@verdigale/contract';
import { callSchemas, type CallSchema } from '@verdigale/contract/schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, registrationForm, type TestServer } from './test-server.ts';

/** Bodies that no client sends on purpose: wrong kinds, wrong sizes, and text that databases, paths and parsers trip over. */
const strange: readonly unknown[] = [
  null,
  true,
  -1,
  0,
  1e308,
  0.123_456_789_012,
  '',
  ' ',
  'a\u0000b',
  '\ud800',
  '‮٣٤',
  'x'.repeat(4000),
  '9'.repeat(40),
  "' or 1=1 --",
  '../../../etc/passwd',
  '%00',
  '2026-13-45T99:99:99Z',
  'urn:uuid:0190a000-0000-7000-8000-000000000000',
  ['urn:uuid:0190a000-0000-7000-8000-000000000000'],
  [],
  [[null]],
  { $gt: '' },
];
const rawBodies = ['', '{', 'null', '[]', '"text"', '{"__proto__":{"a":1}}', '{"constructor":{"prototype":{}}}', '['.repeat(2000)];
const tokens = ['Bearer ', 'Bearer x', 'Bearer eyJhbGciOiJub25lIn0.e30.', `Basic ${btoa('a:b')}`, `Bearer ${'x'.repeat(5000)}`];
const known = new Map<number, number>(Object.values(errors).map(({ code, status }) => [code, status]));

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(async () => {
  expect(await server.checkBooks()).toEqual([]);
  await server.close();
});

interface Request {
  path: string;
  authorization?: string | undefined;
  body?: string | undefined;
}

/** What is wrong with the answer; null when it is a success, or a refusal of the catalogue under its own status. */
async function findFault({ method }: Call, { path, authorization, body }: Request): Promise<string | null> {
  const response = await fetch(server.url + path, {
    method,
    headers: { ...(authorization ? { authorization } : {}), ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    body: body ?? null,
  });
  const text = await response.text();
  if (response.ok) return null;
  const { error } = (response.headers.get('content-type')?.includes('json') ? JSON.parse(text) : {}) as { error?: ErrorBody };
  const isKnown = error && known.get(error.code) === response.status && response.status !== 500;
  return isKnown
    ? null
    : `${method} ${path} ${authorization ?? ''} ${body?.slice(0, 200) ?? ''} → ${response.status} ${text.slice(0, 300)}`;
}

/** A value of about the right kind, so that the field beside it is what is refused. */
function plausible(schema: { type?: string; format?: string; pattern?: string; const?: unknown; anyOf?: object[] }): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.anyOf) return plausible(schema.anyOf[0]!);
  if (schema.type === 'number' || schema.type === 'integer') return 10;
  if (schema.type === 'boolean') return true;
  if (schema.type === 'array') return [];
  if (schema.type === 'object') return {};
  if (schema.format === 'uuid') return randomUUID();
  return schema.pattern?.includes('A-Z0-9') ? 'EUR' : schema.pattern?.includes('A-Z') ? 'DE' : 'text';
}

const fieldsOf = (schema: unknown) => Object.entries((schema as { properties?: Record<string, object> } | undefined)?.properties ?? {});

function hostileRequests({ path, body }: Call, schema: CallSchema, authorization: string | undefined): Request[] {
  const address = path.replaceAll(/\{\w+\}/g, randomUUID());
  const requests: Request[] = [];
  if (path !== address)
    for (const value of strange) requests.push({ path: path.replaceAll(/\{\w+\}/g, encodeURIComponent(String(value).toWellFormed())) });
  for (const [name] of fieldsOf(schema.query))
    for (const value of strange) requests.push({ path: `${address}?${name}=${encodeURIComponent(String(value).toWellFormed())}` });
  if (schema.body && body !== 'multipart') {
    requests.push(...rawBodies.map((raw) => ({ path: address, body: raw })));
    const whole = Object.fromEntries(fieldsOf(schema.body).map(([name, field]) => [name, plausible(field)]));
    for (const name of [...Object.keys(whole), 'unheardOf'])
      for (const value of strange) requests.push({ path: address, body: JSON.stringify({ ...whole, [name]: value }) });
  }
  if (body === 'multipart') requests.push({ path: address, body: '{}' }, { path: address });
  return requests.map((request) => ({ ...request, authorization }));
}

async function signUp(): Promise<string> {
  const body = JSON.stringify(registrationForm());
  const response = await fetch(`${server.url}/api/player/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  const { data } = (await response.json()) as { data: AuthResponse };
  return `Bearer ${data.accessToken}`;
}

describe('whatever a client sends', () => {
  it.each(Object.keys(calls) as CallName[])('%s answers with a result or an error of the catalogue', async (name) => {
    const call: Call = calls[name];
    const authorization = call.auth === 'guest' ? undefined : await signUp();
    const requests = hostileRequests(call, callSchemas[name], authorization);
    const faults: (string | null)[] = [];
    for (let at = 0; at < requests.length; at += 20)
      faults.push(...(await Promise.all(requests.slice(at, at + 20).map((each) => findFault(call, each)))));
    expect(faults.filter(Boolean)).toEqual([]);
  });

  const closed = (Object.keys(calls) as CallName[]).filter((name) => calls[name].auth === 'bearer');
  it.each(closed)('%s is closed to every invalid token', async (name) => {
    const { method, path } = calls[name];
    for (const authorization of tokens) {
      const response = await fetch(server.url + path.replaceAll(/\{\w+\}/g, randomUUID()), { method, headers: { authorization } });
      expect([authorization.slice(0, 40), response.status]).toEqual([authorization.slice(0, 40), 401]);
    }
  });
});
