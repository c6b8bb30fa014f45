import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer, type Server } from 'node:tls';
import { checkSignature } from '@verdigale/partner-wire/signature';
import { expect, it } from 'vitest';
import { openRecorder, read } from '../../testing.ts';
import { findPerson } from './find-person.ts';

const now = new Date('2026-06-01T12:00:00Z');
const clock = { now: () => now };
const person = { firstName: 'Ann', lastName: null, birthdate: '1990-02-03', email: undefined, country: 'DK' };

async function ask(answer: object) {
  await using register = await openRecorder(() => answer);
  const found = await findPerson({ url: register.url, secret: 's' }, clock, person).catch(
    (error: { reason?: string }) => error.reason ?? 'something else',
  );
  return { found, asked: register.asked };
}

it('[X7] a signed question with what is known and nothing else; whether somebody is listed, and until when', async () => {
  const { found, asked } = await ask({ data: { isListed: true, until: '2027-01-01T00:00:00Z' } });
  expect(found).toEqual({ until: new Date('2027-01-01T00:00:00Z') });
  const sent = JSON.stringify({ firstName: 'Ann', birthdate: '1990-02-03', country: 'DK' });
  expect(asked).toMatchObject([{ path: '/v1/checks' }]);
  expect(checkSignature('s', asked[0]!.headers['x-signature'], sent, now)).toBe('valid');
  expect((await ask({ data: { isListed: true } })).found).toEqual({ until: null });
  expect((await ask({ data: { isListed: false } })).found).toBeNull();
});

it.each([{}, { data: {} }, { data: { isListed: 'no' } }, { data: { isListed: true, until: '2026-06-01T12:00:00Z' } }])(
  '[X7] %j is no answer',
  async (answer) => {
    expect((await ask(answer)).found).toBe('registerUnavailable');
  },
);

it('[X7] nobody there is no answer either, and says nothing of the person', async () => {
  const error = await findPerson({ url: 'http://127.0.0.1:9', secret: 's' }, clock, person).catch((thrown: Error) => thrown);
  expect(error).toMatchObject({ reason: 'registerUnavailable' });
  expect(JSON.stringify([error, (error as Error).cause, (error as Error).stack])).not.toMatch(/Ann|1990/);
});

/** Why the handshake with a server of this version failed, as the server has it; it has no certificate, so that it always does. */
async function handshake(maxVersion: 'TLSv1.2' | 'TLSv1.3'): Promise<string> {
  const server: Server = createServer({ minVersion: 'TLSv1.2', maxVersion }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const failed = once(server, 'tlsClientError') as Promise<[NodeJS.ErrnoException]>;
  const url = `https://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await expect(findPerson({ url, secret: 's' }, clock, person)).rejects.toMatchObject({ reason: 'registerUnavailable' });
  const [{ code }] = await failed;
  server.close();
  return code!;
}

it('[T9] speaks TLS 1.3 and nothing older', async () => {
  expect(await handshake('TLSv1.2')).toBe('ERR_SSL_UNSUPPORTED_PROTOCOL');
  expect(await handshake('TLSv1.3')).not.toBe('ERR_SSL_UNSUPPORTED_PROTOCOL');
});

it('[T9] an address in clear is refused beyond this machine, and a secret is needed', () => {
  expect(read({ REGISTER_URL: 'http://register.example', REGISTER_SECRET: 's' }).problems).toEqual([
    expect.stringMatching(/^REGISTER_URL must be an address that begins with https/),
  ]);
  expect(read({ REGISTER_URL: 'https://register.example' }).problems).toEqual(['REGISTER_SECRET must be set, since REGISTER_URL is.']);
  expect(read({ REGISTER_URL: 'https://register.example', REGISTER_SECRET: 's' }).partners.register).not.toBeNull();
});
