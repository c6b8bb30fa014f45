import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestPlatform, registerTestPlayer, registrationForm, type TestPlatform } from '#testing';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform({ origins: ['http://site.test', 'https://mirror.test'], rateFactor: 1 });
});
afterAll(() => platform[Symbol.asyncDispose]());

const get = (url: string, headers: Record<string, string> = {}) => platform.app.inject({ url, headers });

describe('a client of another version', () => {
  it('may send keys, orders and countries that nobody here knows; they are counted by call', async () => {
    for (const query of ['collectionId=new&sortBy=popularity', 'collectionId[]=new&countries=T1', 'referralCode=x&page=1'])
      expect([query, (await get(`/api/game/games?${query}`)).statusCode]).toEqual([query, 200]);
    const body = await platform.metrics();
    for (const what of ['value', 'key'])
      expect(body).toMatch(new RegExp(`^http_request_ignored_total\\{method="GET",route="/api/game/games",what="${what}"\\} [12]$`, 'm'));
  });

  it('registers with what this brand does not ask for, and changes nothing of a profile that is no field of it', async () => {
    const form = { ...registrationForm(), referralCode: 'abc', fingerprint: null, affiliateTag: null, status: 3 };
    const answer = await platform.app.inject({ method: 'POST', url: '/api/player/register', payload: form });
    expect([answer.statusCode, answer.json().data.profile.status]).toEqual([200, 1]);
    const { headers } = await registerTestPlayer(platform);
    const payload = { status: 3, id: 'x', confirmedAt: '2026-01-01T00:00:00Z', city: 'Turin' };
    const changed = await platform.app.inject({ method: 'PUT', url: '/api/player/profile', headers, payload });
    expect(changed.json()).toMatchObject({ data: { status: 1, confirmedAt: null, city: 'Turin' } });
  });

  it('is told what is wrong with what is known', async () => {
    const { headers } = await registerTestPlayer(platform);
    const post = async (payload: object) =>
      (await platform.app.inject({ method: 'POST', url: '/api/wallet/accounts', headers, payload })).json().error?.fields;
    expect(await post({ currency: null })).toHaveProperty('currency');
    expect(await post({ currency: ['EUR'] })).toHaveProperty('currency');
  });
});

describe('a page of another address', () => {
  it('reads answers where the address is one of the brand’s mirrors, and of no other', async () => {
    const allowed = async (origin: string) => (await get('/api/settings/locales', { origin })).headers['access-control-allow-origin'];
    expect(await allowed('https://mirror.test')).toBe('https://mirror.test');
    for (const origin of ['https://elsewhere.test', 'null', 'https://mirror.test.evil', 'http://mirror.test'])
      expect([origin, await allowed(origin)]).toEqual([origin, undefined]);
  });

  it('reads when to come back, and what time it is', async () => {
    const exposed = async (origin: string) => (await get('/api/settings/locales', { origin })).headers['access-control-expose-headers'];
    expect(await exposed('https://mirror.test')).toBe('date, retry-after');
    expect(await exposed('https://elsewhere.test')).toBeUndefined();
  });

  it('may ask first what it may send', async () => {
    const ask = (origin: string) =>
      platform.app.inject({ method: 'OPTIONS', url: '/api/wallet/accounts', headers: { origin, 'access-control-request-method': 'POST' } });
    const { statusCode, headers } = await ask('https://mirror.test');
    expect([statusCode, headers['access-control-allow-headers']]).toEqual([204, expect.stringContaining('authorization')]);
    expect(headers).not.toHaveProperty('access-control-allow-credentials');
    expect((await ask('https://elsewhere.test')).headers).not.toHaveProperty('access-control-allow-headers');
  });
});

describe('a server that renders pages', () => {
  it('may keep what is the same for everybody', async () => {
    const caching = async (url: string) => (await get(url)).headers['cache-control'];
    for (const name of ['locales', 'countries', 'constants']) expect(await caching(`/api/settings/${name}`)).toBe('public, max-age=600');
    expect(await caching('/api/settings/currencies?visible=1')).toBe('public, max-age=60');
    expect(await caching('/api/game/providers')).toBe('public, max-age=120');
    expect(await caching('/api/game/collections')).toBe('private, max-age=120');
    expect(await caching('/api/player/init')).toBe('no-store');
    expect(await caching('/api/game/providers/nobody')).toBe('no-store');
  });
});
