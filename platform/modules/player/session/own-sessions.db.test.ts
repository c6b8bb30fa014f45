import type { AuthResponse } from '@verdigale/contract';
import { sql } from '#testing/sql.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestPlatform, registerTestPlayer, type TestPlatform, type TestPlayer } from '#testing';
import { forgetSessions, rememberMs } from './forget-sessions.ts';
import { absoluteLimitMs, idleLimitMs } from './session-limits.ts';
import { issueLoginToken, loginTokenLifetimeMs } from './sign-in-by-token.ts';
import { getSignInDevice, isFromUnknownDevice } from './unknown-device.ts';

let platform: TestPlatform;
let player: TestPlayer;
beforeAll(async () => {
  platform = await createTestPlatform();
});
beforeEach(async () => {
  player = await registerTestPlayer(platform);
});
afterAll(() => platform[Symbol.asyncDispose]());

const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1';

async function signIn(headers: Record<string, string> = {}, fingerprint = 'f1'): Promise<AuthResponse> {
  return (await platform.call('sessions.create', { body: { login: player.email, password: player.password, fingerprint }, headers })).data;
}

const list = (query = '', headers = player.headers) => platform.call('sessions.list', { query, headers });
const close = (id: string, headers = player.headers) => platform.call('sessions.close', { params: { id }, headers });
const statusOf = async (token: string) =>
  (await platform.call('player.profile.get', { headers: { authorization: `Bearer ${token}` } })).status;

describe('the own sessions', () => {
  it('[AUTH-15] [CALL-03] are listed newest first, a page at a time, with where they came from', async () => {
    platform.clock.advance(1_000);
    const second = await signIn({ 'user-agent': phone, 'cf-ipcountry': 'FR', 'cf-connecting-ip': '203.0.113.7' });
    const { data, meta } = await list('page=1&perPage=1');
    expect(meta).toEqual({ page: 1, perPage: 1, totalPages: 2, totalRows: 2 });
    expect(data).toEqual([
      {
        sessionId: second.sessionId,
        playerId: player.id,
        ip: '203.0.113.7',
        country: 'FR',
        deviceType: 'mobile',
        userAgent: phone,
        createdAt: platform.clock.now().toISOString(),
        closedAt: null,
      },
    ]);
    const [first] = (await list('page=2&perPage=1')).data;
    expect(first).toMatchObject({ sessionId: player.sessionId, deviceType: 'desktop', country: '' });
    expect((await platform.call('sessions.list')).status).toBe(401);
  });

  it('[AUTH-15] are closed one by one: dead at once, and shown as closed', async () => {
    const other = await signIn();
    const response = await close(other.sessionId);
    expect(response.status).toBe(200);
    expect(response.data).toMatchObject({ sessionId: other.sessionId, closedAt: platform.clock.now().toISOString() });
    expect([await statusOf(other.accessToken), await statusOf(player.token)]).toEqual([401, 200]);
    platform.clock.advance(5_000);
    expect((await close(other.sessionId)).data).toEqual(response.data);
  });

  it('[AUTH-15] are dead at once, for calls and sockets, however the id is written', async () => {
    const other = await signIn();
    expect((await close(other.sessionId.toUpperCase())).status).toBe(200);
    expect(await statusOf(other.accessToken)).toBe(401);
    const facts = await platform.kernel.db.all(
      sql<{
        id: string;
      }>`select payload ->> 'sessionId' as id from kernel.outbox where topic = 'player.session.closed' and player_id = ${player.id}`,
    );
    expect(facts).toEqual([{ id: other.sessionId }]);
  });

  it('[AUTH-15] are closable by their player only', async () => {
    const stranger = await registerTestPlayer(platform);
    for (const id of [player.sessionId, '00000000-0000-7000-8000-000000000000', 'x', '1%27--', '%00']) {
      expect([(await close(id, stranger.headers)).status, id]).toEqual([404, id]);
    }
    expect(await statusOf(player.token)).toBe(200);
    expect((await list('', stranger.headers)).data.map(({ sessionId }) => sessionId)).toEqual([stranger.sessionId]);
  });

  it('[T4] that came to their end by themselves are shown as closed, and forgotten after ninety days', async () => {
    const old = player.sessionId;
    platform.clock.advance(idleLimitMs + 1_000);
    const current = await signIn();
    const headers = { authorization: `Bearer ${current.accessToken}` };
    const closedAt = (await list('', headers)).data.find(({ sessionId }) => sessionId === old)!.closedAt!;
    expect(platform.clock.now().getTime() - Date.parse(closedAt)).toBe(1_000);
    platform.clock.advance(rememberMs - 2_000);
    await forgetSessions(platform.kernel);
    const count = () => platform.kernel.db.all(sql`select id from player.session where player_id = ${player.id}`);
    expect(await count()).toHaveLength(2);
    platform.clock.advance(absoluteLimitMs);
    await forgetSessions(platform.kernel);
    expect(await count()).toEqual([]);
  });
});

describe('a login token', () => {
  const signInBy = (token: string, headers: Record<string, string> = {}) =>
    platform.call('sessions.token', { body: { token, fingerprint: 'f9' }, headers });

  it('[AUTH-19] signs its player in, once', async () => {
    const token = await issueLoginToken(platform.kernel, player.id);
    const answers = await Promise.all([signInBy(token), signInBy(token)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401]);
    const { accessToken, profile } = answers.find(({ status }) => status === 200)!.data;
    expect([profile, await statusOf(accessToken)]).toEqual([player.profile, 200]);
    expect((await signInBy(token)).error).toEqual({ code: 11014, message: expect.any(String) });
  });

  it('[AUTH-19] is refused when it is wrong or late, for a blocked player and from a restricted country', async () => {
    expect((await signInBy('nonsense')).error!.code).toBe(11014);
    expect((await signInBy('')).status).toBe(422);
    const token = await issueLoginToken(platform.kernel, player.id);
    expect((await signInBy(token, { 'cf-ipcountry': 'US' })).error!.code).toBe(11012);
    await platform.kernel.db.run(sql`update player.player set status = 3 where id = ${player.id}`);
    expect((await signInBy(token)).error!.code).toBe(11011);
    await platform.kernel.db.run(sql`update player.player set status = 1 where id = ${player.id}`);
    platform.clock.advance(loginTokenLifetimeMs);
    expect((await signInBy(token)).error!.code).toBe(11014);
  });
});

describe('a sign-in from a device', () => {
  const isUnknown = (sessionId: string) => isFromUnknownDevice(platform.kernel.db, sessionId);
  const at = (ip: string, agent: string) => ({ 'cf-connecting-ip': ip, 'user-agent': agent });

  it('is news unless the player came from there before, and never at the registration', async () => {
    expect(await isUnknown(player.sessionId)).toBe(false);
    expect(await isUnknown((await signIn({}, 'f1')).sessionId)).toBe(false);
    const strange = await signIn(at('203.0.113.8', phone), 'f2');
    expect(await isUnknown(strange.sessionId)).toBe(true);
    expect(await getSignInDevice(platform.kernel.db, strange.sessionId)).toMatchObject({ ip: '203.0.113.8', userAgent: phone });
    expect(await isUnknown((await signIn(at('203.0.113.8', phone), 'f3')).sessionId)).toBe(false);
    expect(await isUnknown((await signIn(at('203.0.113.8', 'another browser'), 'f4')).sessionId)).toBe(true);
    expect(await isUnknown('00000000-0000-7000-8000-000000000000')).toBe(false);
  });

  it('is news to a player who was away for so long that the sessions before are forgotten', async () => {
    platform.clock.advance(idleLimitMs + rememberMs + 1);
    await forgetSessions(platform.kernel);
    expect(await isUnknown((await signIn(at('203.0.113.8', phone), 'f2')).sessionId)).toBe(true);
  });
});
