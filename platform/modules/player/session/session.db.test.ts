import { createHmac } from 'node:crypto';
import { sql } from '#testing/sql.ts';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestPlatform, registerTestPlayer, type TestPlatform, type TestPlayer } from '#testing';
import { createTokenJudge } from '../token/authenticator.ts';
import { callsUnderWayMs, revocationDelayMs } from './living-sessions.ts';
import { absoluteLimitMs, idleLimitMs, repeatWindowMs } from './session-limits.ts';

const tokenMs = 30 * 60_000;

let platform: TestPlatform;
let player: TestPlayer;
beforeAll(async () => {
  platform = await createTestPlatform();
});
beforeEach(async () => {
  player = await registerTestPlayer(platform);
});
afterAll(() => platform[Symbol.asyncDispose]());

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const profileStatus = async (token: string) => (await platform.call('player.profile.get', { headers: bearer(token) })).status;
const post = <C extends 'refresh' | 'logout'>(call: C, token: string) => platform.call(`sessions.${call}`, { headers: bearer(token) });

async function refresh(token: string): Promise<string> {
  const response = await post('refresh', token);
  expect(response.status).toBe(200);
  return response.data.accessToken;
}

const partsOf = (token: string) =>
  token
    .split('.')
    .map((part, index) => (index < 2 ? (JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, unknown>) : part));
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

describe('a bearer token', () => {
  it('[AUTH-12] is refused from its exp on, but refreshed as long as its session lives', async () => {
    platform.clock.advance(tokenMs - 1_000);
    expect(await profileStatus(player.token)).toBe(200);
    platform.clock.advance(1_000);
    expect(await profileStatus(player.token)).toBe(401);
    const fresh = await refresh(player.token);
    expect(await profileStatus(fresh)).toBe(200);
  });

  it('is refused when it is forged', async () => {
    const [header, claims, signature] = partsOf(player.token) as [Record<string, unknown>, Record<string, unknown>, string];
    const { jwtKey: key, publicUrl } = platform.kernel.config;
    const sign = (head: unknown, body: unknown, secret: string, hash = 'sha256') => {
      const text = `${encode(head)}.${encode(body)}`;
      return `${text}.${createHmac(hash, secret).update(text).digest('base64url')}`;
    };
    const other = await registerTestPlayer(platform);
    const withoutJti = { ...claims };
    delete withoutJti.jti;
    const forged = {
      none: `${encode({ ...header, alg: 'none' })}.${encode(claims)}.`,
      noneWithSignature: `${encode({ ...header, alg: 'none' })}.${encode(claims)}.${signature}`,
      otherClaims: `${encode(header)}.${encode({ ...claims, sub: other.id, id: other.id })}.${signature}`,
      otherKey: sign(header, claims, 'another key that is long enough for HS256'),
      emptyKey: sign(header, claims, ''),
      otherAlgorithm: sign({ ...header, alg: 'HS512' }, claims, key, 'sha512'),
      otherIssuer: sign(header, { ...claims, iss: 'http://evil.test' }, key),
      otherAudience: sign(header, { ...claims, aud: `${publicUrl}/operator` }, key),
      otherProvider: sign(header, { ...claims, prv: 'operator' }, key),
      otherType: sign({ alg: 'HS256', typ: 'at+jwt' }, claims, key),
      noExpiry: await new SignJWT({ prv: 'player', id: player.id, sessionId: player.sessionId })
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .setIssuer(publicUrl)
        .setAudience(String(claims.aud))
        .setSubject(player.id)
        .sign(Buffer.from(key)),
      noUuids: sign(header, { ...claims, sub: 'x', jti: 'x', sessionId: 'x' }, key),
      noId: sign(header, withoutJti, key),
      fromLater: sign(header, { ...claims, nbf: Number(claims.nbf) + 3_600, exp: Number(claims.exp) + 7_200 }, key),
      critical: sign({ ...header, crit: ['x'], x: 1 }, claims, key),
      short: player.token.slice(0, -2),
      long: `${player.token}AA`,
      twoParts: player.token.split('.').slice(0, 2).join('.'),
      noJson: 'a.b.c',
      noText: '..',
      huge: 'x'.repeat(4_000),
    };
    for (const [name, token] of Object.entries(forged)) {
      expect([name, await profileStatus(token), (await post('refresh', token)).status]).toEqual([name, 401, 401]);
    }
    expect(await profileStatus(sign(header, claims, key))).toBe(200);
  });

  it('is asked for in the bearer header only', async () => {
    const status = async (headers: Record<string, string>, query = '') =>
      (await platform.call('player.profile.get', { query, headers })).status;
    expect(await status({})).toBe(401);
    expect(await status({ authorization: player.token })).toBe(401);
    expect(await status({ authorization: `Basic ${player.token}` })).toBe(401);
    expect(await status({ authorization: 'Bearer' })).toBe(401);
    expect(await status({ cookie: `token=${player.token}` })).toBe(401);
    expect(await status({}, `token=${player.token}`)).toBe(401);
    expect(await status({ authorization: `bearer ${player.token}` })).toBe(200);
  });

  it('says to the socket whether it has expired or never was valid', async () => {
    const judge = createTokenJudge(platform.kernel);
    expect(await judge(player.token)).toMatchObject({ playerId: player.id, sessionId: player.sessionId });
    expect(await judge(`${player.token}x`)).toBe('invalid');
    platform.clock.advance(tokenMs);
    expect(await judge(player.token)).toBe('expired');
    expect(await judge('')).toBe('invalid');
  });
});

describe('a token that was refreshed', () => {
  it('is dead for calls once those under way have arrived, in every process, and its successor lives', async () => {
    expect(await profileStatus(player.token)).toBe(200);
    const elsewhere = createTokenJudge({ ...platform.kernel });
    expect(await elsewhere(player.token)).toMatchObject({ playerId: player.id });
    const fresh = await refresh(player.token);
    expect([await profileStatus(player.token), await profileStatus(fresh)]).toEqual([200, 200]);
    expect(await elsewhere(fresh)).toMatchObject({ playerId: player.id });
    platform.clock.advance(callsUnderWayMs);
    expect([await profileStatus(player.token), await profileStatus(fresh)]).toEqual([401, 200]);
    expect([await elsewhere(player.token), await elsewhere(fresh)]).toEqual(['invalid', expect.objectContaining({ playerId: player.id })]);
  });

  it('twice is dead at once', async () => {
    const fresh = await refresh(await refresh(player.token));
    expect([await profileStatus(player.token), await profileStatus(fresh)]).toEqual([401, 200]);
  });
});

describe('logging out', () => {
  it('ends the session at once, for good, and emits the fact', async () => {
    const again = await refresh(player.token);
    const response = await post('logout', again);
    expect([response.status, response.data]).toEqual([200, { message: expect.any(String) }]);
    for (const token of [player.token, again]) {
      expect([await profileStatus(token), (await post('refresh', token)).status, (await post('logout', token)).status]).toEqual([
        401, 401, 401,
      ]);
    }
    const closed: unknown[] = [];
    platform.kernel.events.on('player.session.closed', async (_tx, { playerId, payload }) => void closed.push({ playerId, payload }));
    await platform.relay.drain();
    expect(closed).toEqual([{ playerId: player.id, payload: { sessionId: player.sessionId } }]);
  });

  it('works with a token that has expired, and leaves the other sessions alone', async () => {
    const { email: login, password } = player;
    const other = (await platform.call('sessions.create', { body: { login, password } })).data;
    platform.clock.advance(tokenMs);
    expect((await post('logout', player.token)).status).toBe(200);
    expect((await post('refresh', player.token)).status).toBe(401);
    expect(await profileStatus(await refresh(other.accessToken))).toBe(200);
  });

  it('at the same moment as a call or a refresh never leaves a session open', async () => {
    await Promise.all([
      profileStatus(player.token),
      post('logout', player.token),
      post('refresh', player.token),
      profileStatus(player.token),
    ]);
    expect([await profileStatus(player.token), (await post('refresh', player.token)).status]).toEqual([401, 401]);
  });
});

describe('a session', () => {
  it('that another process closes is dead here within five seconds', async () => {
    expect(await profileStatus(player.token)).toBe(200);
    await platform.kernel.db.run(sql`update player.session set closed_at = now() where id = ${player.sessionId}`);
    platform.clock.advance(revocationDelayMs);
    expect(await profileStatus(player.token)).toBe(401);
    expect((await post('refresh', player.token)).status).toBe(401);
  });

  it('of a player who is blocked is dead within five seconds', async () => {
    await platform.kernel.db.run(sql`update player.player set status = 3 where id = ${player.id}`);
    platform.clock.advance(revocationDelayMs);
    expect([await profileStatus(player.token), (await post('refresh', player.token)).status]).toEqual([401, 401]);
  });

  it('is looked at again, and its former token no longer taken, also where the clock was set back', async () => {
    const former = player.token;
    expect(await profileStatus(former)).toBe(200);
    const newest = await refresh(former);
    expect(await profileStatus(newest)).toBe(200);
    platform.clock.advance(-3_600_000);
    expect([await profileStatus(former), await profileStatus(newest)]).toEqual([401, 200]);
    await platform.kernel.db.run(sql`update player.session set closed_at = now() where id = ${player.sessionId}`);
    platform.clock.advance(revocationDelayMs);
    expect(await profileStatus(newest)).toBe(401);
  });

  it('ends when it is not refreshed for the idle time', async () => {
    platform.clock.advance(idleLimitMs - 1_000);
    const token = await refresh(player.token);
    platform.clock.advance(idleLimitMs - 1_000);
    const next = await refresh(token);
    platform.clock.advance(idleLimitMs);
    expect((await post('refresh', next)).status).toBe(401);
  });

  it('ends at its absolute limit, however much it is used', async () => {
    let { token } = player;
    const step = 2 * 24 * 3_600_000;
    for (let age = step; age < absoluteLimitMs; age += step) {
      platform.clock.advance(step);
      token = await refresh(token);
    }
    platform.clock.advance(step - 60_000);
    token = await refresh(token);
    expect(await profileStatus(token)).toBe(200);
    platform.clock.advance(60_000);
    expect([await profileStatus(token), (await post('refresh', token)).status]).toEqual([401, 401]);
  });

  it('answers a refresh whose reply was lost, and two tabs that ask at once, with one newest token', async () => {
    const [first, second] = await Promise.all([refresh(player.token), refresh(player.token)]);
    const idOf = (token: string) => (partsOf(token)[1] as Record<string, unknown>).jti;
    expect(idOf(first)).toBe(idOf(second));
    expect(idOf(first)).not.toBe(idOf(player.token));
    platform.clock.advance(repeatWindowMs);
    expect(await profileStatus(await refresh(second))).toBe(200);
  });

  it('[S2] is closed when an old token comes back, since somebody copied it', async () => {
    const newest = await refresh(await refresh(player.token));
    expect((await post('refresh', player.token)).status).toBe(401);
    expect([await profileStatus(newest), (await post('refresh', newest)).status]).toEqual([401, 401]);
  });

  it('is closed when the token before the newest comes too late', async () => {
    const newest = await refresh(player.token);
    platform.clock.advance(repeatWindowMs);
    expect((await post('refresh', player.token)).status).toBe(401);
    expect((await post('refresh', newest)).status).toBe(401);
  });
});
