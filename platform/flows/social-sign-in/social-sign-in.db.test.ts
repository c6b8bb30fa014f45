import { createHash, createHmac } from 'node:crypto';
import { playerStatus } from '@verdigale/contract';
import { sql } from '#testing/sql.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pruneSocialFlows, recognisePlayer } from '#modules/player';
import type { Listing } from '#partners/register/index.ts';
import { openIdConnect } from '#partners/social/openid-connect/index.ts';
import { telegram } from '#partners/social/telegram/index.ts';
import { createTestPlatform, registerTestPlayer, type TestPlatform } from '#testing';
import { house } from '../../jurisdictions/house.ts';
import { factorCalls } from '../../modules/player/second-factor/testing.ts';
import { testConfig } from '../../testing/config.ts';

const token = '42:secret';
const silentIssuer = openIdConnect({ issuer: 'http://127.0.0.1:9', clientId: 'c', clientSecret: 's' });
let platform: TestPlatform;
/** What another service is asked by us: it sends everybody back, who then is somebody new. */
const asked: string[] = [];
const harbour = {
  open: () => ({
    async startSignIn({ redirectUri, state }: { redirectUri: string; state: string }) {
      asked.push(redirectUri);
      return { url: `https://harbour.test/?${new URLSearchParams({ state })}`, codeVerifier: 'v', nonce: 'n' };
    },
    async finishSignIn({ origin, pathname, searchParams }: URL) {
      asked.push(origin + pathname);
      const subject = searchParams.get('code')!;
      return { subject, email: `player@${subject}`, isEmailVerified: true };
    },
  }),
};
let listed: Listing | null = null;
beforeAll(async () => {
  const register = { open: () => ({ find: async () => listed }) };
  platform = await createTestPlatform({
    protection: { ...house, isRegisterAsked: true },
    partners: {
      ...testConfig('').partners,
      telegram: telegram({ bot: 'test_bot', token }),
      oidc: { auth0: silentIssuer, harbour },
      register,
    },
    origins: ['http://site.test', 'https://mirror.test'],
  });
});
afterAll(() => platform[Symbol.asyncDispose]());

let signed = 0;

/** Data of the widget, each time signed a second later: the same is taken once. */
function widgetData(id: string): URLSearchParams {
  const data = { auth_date: String(Math.floor(platform.clock.now().getTime() / 1000) - ++signed), first_name: 'Ann', id };
  const lines = Object.entries(data).map(([name, value]) => `${name}=${value}`);
  const hash = createHmac('sha256', createHash('sha256').update(token).digest()).update(lines.join('\n')).digest('hex');
  return new URLSearchParams({ ...data, hash });
}

async function enter(id: string, { headers = {}, body = {} }: { headers?: Record<string, string>; body?: object } = {}) {
  const sent = { connection: 'telegram', provider: 'telegram', locale: 'en', ...body };
  return platform.call('sessions.social', { query: String(widgetData(id)), body: sent, headers });
}

it('keeps a blocked player out with 11002', async () => {
  const { data } = await enter('1');
  await platform.kernel.db.run(sql`update player.player set status = ${playerStatus.blocked} where id = ${data.profile.id}`);
  expect(await enter('1')).toMatchObject({ status: 423, error: { code: 11002 } });
});

it('[LIM-05] keeps a player out who has excluded himself, and says until when', async () => {
  const { data } = await enter('9');
  const headers = { authorization: `Bearer ${data.accessToken}` };
  await platform.call('player.limits.create', { body: { definition: 4, period: '3_months' }, headers });
  const refused = await enter('9');
  expect(refused).toMatchObject({ status: 403, error: { code: 11050 } });
  expect(Date.parse(refused.error!.until!)).toBeGreaterThan(platform.clock.now().getTime());
});

it('[X7] keeps out whom the national register has, at the first sign-in and at every other', async () => {
  listed = { until: null };
  expect(await enter('20')).toMatchObject({ status: 403, error: { code: 11050 } });
  listed = null;
  expect((await enter('20')).data.profile.isNewlyRegistered).toBe(true);
  listed = { until: null };
  expect(await enter('20')).toMatchObject({ status: 403, error: { code: 11050 } });
  listed = null;
});

it('registers by the edge’s country, in a currency that players can have there, and keeps the affiliate’s tag', async () => {
  const { data } = await enter('2', { headers: { 'cf-ipcountry': 'SE' }, body: { affiliateTag: 'a-1' } });
  expect(data.profile).toMatchObject({ country: 'SE', currency: 'EUR', email: null, nickname: null, isNewlyRegistered: true });
  const row = await platform.kernel.db.one(sql`select affiliate_tag from player.player where id = ${data.profile.id}`);
  expect(row).toEqual({ affiliate_tag: 'a-1' });
  // Without an edge it is the first open country of the locale.
  expect((await enter('3', { body: { locale: 'de' } })).data.profile).toMatchObject({ country: 'DE', locale: 'de' });
});

it('lets nobody in from a restricted country, whom it knows neither, and nothing is stored', async () => {
  await enter('8', { headers: { 'cf-ipcountry': 'DE' } });
  const count = () =>
    platform.kernel.db.one(sql`select (select count(*) from player.player) as players, (select count(*) from player.session) as sessions`);
  const before = await count();
  for (const id of ['4', '8'])
    expect(await enter(id, { headers: { 'cf-ipcountry': 'GB' } })).toMatchObject({ status: 451, error: { code: 11012 } });
  expect(await enter('5', { body: { locale: 'xx' } })).toMatchObject({ status: 422, error: { fields: { locale: [expect.any(String)] } } });
  expect(await count()).toEqual(before);
});

it('signs a known player in from a country that the brand does not know', async () => {
  await enter('6', { headers: { 'cf-ipcountry': 'DE' } });
  expect(await enter('6', { headers: { 'cf-ipcountry': 'ZZ' } })).toMatchObject({ status: 200 });
});

it('joins an account to whoever proves its very address, and not to one that only reads like it in small letters', async () => {
  const { kernel } = platform;
  listed = null;
  const { id } = await registerTestPlayer(platform, {
    email: 'kim@mail.test',
    firstName: 'Kim',
    lastName: 'Berg',
    birthdate: '1990-01-01',
  });
  await kernel.db.run(sql`update player.player set confirmed_at = now() where id = ${id}`);
  const come = (subject: string, email: string) =>
    kernel.db.transaction((tx) =>
      recognisePlayer(tx, kernel, { provider: 'auth0', connection: 'auth0', subject, email, isEmailVerified: true, hasEmails: true }),
    );
  // The sign of kelvin.
  await expect(come('stranger', '\u212aim@mail.test')).rejects.toMatchObject({ reason: 'socialEmailUnverified' });
  for (const email of ['k\u0000im@mail.test', 'kim@mail', `${'k'.repeat(300)}@mail.test`])
    await expect(come('stranger', email)).rejects.toMatchObject({ reason: 'socialEmailUnverified' });
  expect(await come('kim', 'KIM@mail.test')).toBe(id);
});

it('asks a player with a second factor for it', async () => {
  const { data } = await enter('7');
  const { addApp, codeOf, finish } = factorCalls(platform);
  const { secret } = await addApp({ authorization: `Bearer ${data.accessToken}` });
  platform.clock.advance(30_000);
  const half = await enter('7');
  expect(half).toMatchObject({ status: 423, error: { code: 11032, ways: 'app,recovery' } });
  const whole = await finish({ challenge: half.error!.challenge, code: codeOf(secret) });
  expect([whole.status, whole.data.profile.id]).toEqual([200, data.profile.id]);
});

it.each([
  ['mirror.test', 'https://mirror.test'],
  ['elsewhere.test', 'http://site.test'],
])('sends a browser at %s back to %s, whose tab alone may finish the sign-in', async (host, site) => {
  asked.length = 0;
  const url = '/api/player/sessions/social/harbour/redirect?state={}';
  const away = await platform.app.inject({ url, headers: { host } });
  const query = new URLSearchParams({ code: host, state: new URL(away.headers.location as string).searchParams.get('state')! });
  const response = await platform.app.inject({
    method: 'POST',
    url: `/api/player/sessions/social?${query}`,
    payload: { connection: 'harbour', provider: 'harbour', locale: 'en' },
  });
  expect(response.statusCode).toBe(200);
  const back = `${site}/auth/social/harbour/callback`;
  expect(asked).toEqual([back, back]);
  const failed = await platform.app.inject({ url: '/api/player/sessions/social/harbour/redirect', headers: { host, accept: 'text/html' } });
  expect(failed.headers.location).toContain(`${back}?`);
});

it('leads back to the site when the issuer does not answer', async () => {
  const state = encodeURIComponent('{"backRoute":"/main","key":"k"}');
  const response = await platform.app.inject({ url: `/api/player/sessions/social/auth0/redirect?state=${state}&connection=c` });
  const target = new URL(response.headers.location as string);
  expect([response.statusCode, target.origin + target.pathname]).toEqual([302, 'http://site.test/auth/social/c/callback']);
  expect(target.searchParams.get('error')).toBe('temporarily_unavailable');
  expect(JSON.parse(target.searchParams.get('state')!)).toMatchObject({ backRoute: '/main', key: 'k' });
});

it.each([
  ['nobody/redirect?state={"key":"k"}', '/auth/social/nobody/callback', '{"key":"k"}'],
  ['auth0/redirect?state=no&connection=a/b', '/auth/social/a%2Fb/callback', 'no'],
  ['auth0/redirect', '/auth/social/auth0/callback', null],
])('leads a browser back to the site from %s, which it would show as it is', async (path, page, state) => {
  const url = `/api/player/sessions/social/${path}`;
  const response = await platform.app.inject({ url, headers: { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' } });
  expect(response.statusCode).toBe(302);
  const target = new URL(response.headers.location as string);
  expect([target.origin + target.pathname, target.searchParams.get('state')]).toEqual([`http://site.test${page}`, state]);
  expect((await platform.app.inject({ url })).json()).toMatchObject({ error: { code: expect.any(Number) } });
});

it('forgets sign-ins that nobody finished', async () => {
  const { db, clock } = platform.kernel;
  await db.run(sql`insert into player.social_flow values ('\\x00', 'p', 'c', 'v', 'n', ${new Date(clock.now().getTime() - 3_600_000)})`);
  await pruneSocialFlows(platform.kernel);
  expect(await db.one(sql`select count(*)::int as count from player.social_flow`)).toEqual({ count: 0 });
});
