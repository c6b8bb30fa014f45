import { expect, it } from 'vitest';
import { createTestPlatform, registerTestPlayer } from '#testing';
import { testConfig } from '../../testing/config.ts';
import { sumsub } from '#partners/identity/sumsub/index.ts';
import { signRequest, verifyWebhook } from '#partners/identity/sumsub/sumsub.ts';
import { notAhead } from './read-event.ts';

const account = { appToken: 'a', secretKey: 's', webhookSecret: 'w', levelName: 'l', sdkUrl: 'http://127.0.0.1:9/sdk.js' };

it.each([
  ['there is no provider', null],
  ['the provider does not answer', sumsub({ ...account, url: 'http://127.0.0.1:9' })],
])('a token cannot be had when %s', async (_, identityCheck) => {
  await using platform = await createTestPlatform({ partners: { ...testConfig('').partners, identityCheck } });
  const { headers } = await registerTestPlayer(platform);
  const response = await platform.call('player.services.sumsub', { headers });
  expect([response.status, response.error]).toEqual([503, expect.objectContaining({ code: 11021 })]);
});

it('nobody’s webhook is taken without a provider', async () => {
  await using platform = await createTestPlatform();
  const payload = { type: 'applicantPending', externalUserId: 'x', createdAtMs: '2026-06-01 12:00:00.000' };
  expect((await platform.app.inject({ method: 'POST', url: '/partners/identity/sumsub/webhook', payload })).statusCode).toBe(404);
});

it.each(['constructor', 'toString', '__proto__', 'HMAC_SHA1_HEX'])('a webhook that names %s as its digest is forged', (algorithm) => {
  const headers = { 'x-payload-digest-alg': algorithm, 'x-payload-digest': 'ab' };
  expect(() => verifyWebhook('secret', headers, '{}')).toThrow(expect.objectContaining({ reason: 'partnerSignatureInvalid' }));
});

it('signs stamp, method, path with query, and body, as the provider documents it', () => {
  const request = { method: 'POST', path: '/resources/accessTokens?userId=u', body: '{"a":1}' };
  expect(signRequest({ appToken: 'token', secretKey: 'secret' }, request, { now: () => new Date(1_600_000_000_999) })).toEqual({
    'X-App-Token': 'token',
    'X-App-Access-Ts': '1600000000',
    // printf '%s' '1600000000POST/resources/accessTokens?userId=u{"a":1}' | openssl dgst -sha256 -hmac secret
    'X-App-Access-Sig': '2653a62a31ad83f11eb2a2455d575c9ac8f03ad9c53cca8cb2a4a594dfcb6de3',
  });
});

it('takes an event of a clock that is a little ahead at its word, and one of the year 2099 as of now', () => {
  const now = new Date('2026-06-01T12:00:00Z');
  const ahead = (ms: number) => notAhead(new Date(now.getTime() + ms), now).getTime() - now.getTime();
  expect([ahead(-5_000), ahead(60_000), ahead(60_001), ahead(73 * 365 * 86_400_000)]).toEqual([-5_000, 60_000, 0, 0]);
});
