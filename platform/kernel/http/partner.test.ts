import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createAdmission } from '../admission/admission.ts';
import { AppError } from '../app-error.ts';
import { readSigned, usePartnerDialect } from './partner.ts';

const edge = { isTrusted: true, countryHeader: 'cf-ipcountry', ipHeader: 'cf-connecting-ip', defaultCountry: null };
let app: FastifyInstance;
let seen: unknown[];
beforeEach(() => {
  app = Fastify();
  seen = [];
  // 600 calls, times this.
  usePartnerDialect(app, { edge, admission: createAdmission({ rateFactor: 0.005, now: () => 0 }) });
  app.post('/call', {
    preValidation: async (request) =>
      readSigned(request, (raw) => {
        seen.push(raw);
        if (request.headers['x-proof'] !== 'signed') throw new AppError('partnerSignatureInvalid', 'forged');
      }),
    handler: async ({ body }) => body,
  });
});
afterEach(() => app.close());

const call = async (payload: string, ip: string, proof = '') =>
  (
    await app.inject({
      method: 'POST',
      url: '/call',
      payload,
      headers: { 'content-type': 'application/json', 'cf-connecting-ip': ip, 'x-proof': proof },
    })
  ).statusCode;

it('a body is parsed only once its signature has been checked as it was received', async () => {
  expect(await call('{"a": nonsense', '192.0.2.1')).toBe(401);
  expect(await call('{"a": nonsense', '192.0.2.1', 'signed')).toBe(400);
  expect(await call('{"a": 1.50}', '192.0.2.1', 'signed')).toBe(200);
  expect(seen).toEqual(['{"a": nonsense', '{"a": nonsense', '{"a": 1.50}']);
});

it('an address that keeps sending what it cannot prove is turned away, and nobody else', async () => {
  for (let turn = 0; turn < 3; turn += 1) expect(await call('{}', '192.0.2.1')).toBe(401);
  expect(await call('{}', '192.0.2.1')).toBe(429);
  expect(await call('{}', '192.0.2.2')).toBe(401);
});

it('a signed call is taken, whoever else sends from the same address', async () => {
  for (let turn = 0; turn < 10; turn += 1) await call('{}', '192.0.2.1');
  expect(await call('{}', '192.0.2.1')).toBe(429);
  expect(await call('{}', '192.0.2.1', 'signed')).toBe(200);
});

it('calls that are signed are never counted, refused or not', async () => {
  for (let turn = 0; turn < 10; turn += 1) expect(await call('[', '192.0.2.1', 'signed')).toBe(400);
  expect(await call('{}', '192.0.2.1', 'signed')).toBe(200);
});
