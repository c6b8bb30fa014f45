import { sql } from '#testing/sql.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { Gate, type AppError, type Kernel } from '#kernel';
import { createTestPlatform, registerTestPlayer, type TestPlatform, type TestPlayer } from '#testing';
import { pruneTries } from '../tries.ts';
import { signIn as signInBy } from './sign-in.ts';
import { takeSignInTry, welcomeAfterReset, type SignInTry } from './sign-in-tries.ts';

let platform: TestPlatform;
let player: TestPlayer;
beforeAll(async () => {
  platform = await createTestPlatform();
  player = await registerTestPlayer(platform, {
    email: 'Grace@mail.test',
    password: 'Straße über alles 7',
    password_confirmation: 'Straße über alles 7',
  });
});
afterAll(() => platform[Symbol.asyncDispose]());

const signIn = (body: object, headers: Record<string, string> = {}, on = platform) => on.call('sessions.create', { body, headers });

async function expectRefusal(payload: object, status: number, error: object, headers?: Record<string, string>): Promise<void> {
  const response = await signIn(payload, headers);
  expect(response, JSON.stringify(payload)).toMatchObject({ status, error });
}

async function countSessions(): Promise<unknown> {
  return platform.kernel.db.one(sql`select count(*) from player.session`);
}

describe('signing in', () => {
  it('[AUTH-08] [S2] answers a token with an exp claim that works as bearer, a new session each time', async () => {
    const { email: login, password } = player;
    const answers = await Promise.all([1, 2].map(() => signIn({ login, password, fingerprint: 'f2' })));
    const [first, second] = answers.map((response) => response.data);
    expect(first!.sessionId).not.toBe(second!.sessionId);
    const claims = JSON.parse(Buffer.from(first!.accessToken.split('.')[1]!, 'base64url').toString()) as Record<string, unknown>;
    expect(Object.keys(claims).toSorted()).toEqual(['aud', 'exp', 'iat', 'id', 'iss', 'jti', 'nbf', 'prv', 'sessionId', 'sub']);
    expect(claims).toMatchObject({ id: player.id, sub: player.id, sessionId: first!.sessionId });
    expect(Number(claims.exp) - Number(claims.iat)).toBe(Number(first!.expiresAfter));
    const profile = await platform.call('player.profile.get', { headers: { authorization: `Bearer ${first!.accessToken}` } });
    expect(profile.data).toEqual(first!.profile);
    expect(answers[0]!.headers['set-cookie']).toBeUndefined();
    expect(answers[0]!.headers['cache-control']).toBe('no-store');
  });

  it('takes the e-mail in any case and the password in any composition of its accents', async () => {
    const response = await signIn({ login: 'gRACE@MAIL.test', password: player.password.normalize('NFD') });
    expect(response.status).toBe(200);
  });
});

describe('a sign-in that is refused', () => {
  it('[AUTH-05] answers 401 alike for a wrong password and for a login that nobody has', async () => {
    const before = await countSessions();
    const wrong = await signIn({ login: player.email, password: 'wrong' });
    const unknown = await signIn({ login: 'nobody@mail.test', password: 'wrong' });
    expect([wrong.status, wrong.error]).toEqual([401, { code: 11010, message: expect.any(String) }]);
    expect([unknown.status, unknown.error]).toEqual([wrong.status, wrong.error]);
    await expectRefusal({ login: player.email, password: player.password.toLowerCase() }, 401, { code: 11010 });
    await expectRefusal({ login: "' or 1=1 --@mail.test", password: 'x' }, 422, { code: 1422 });
    await expectRefusal({ login: "'or'1'='1'--@mail.test", password: "' or 1=1" }, 401, { code: 11010 });
    expect(await countSessions()).toEqual(before);
  });

  it('does the work of a password for a login that nobody has, so that its time says nothing', async () => {
    // Every look at a password passes a gate (hash-password.ts), and answers whether it is right.
    const passed = vi.spyOn(Gate.prototype, 'pass');
    const looks = async () => {
      const outcomes = await Promise.allSettled(passed.mock.results.map(({ value }) => value as unknown));
      return outcomes.filter((outcome) => outcome.status === 'fulfilled' && outcome.value === false).length;
    };
    await signIn({ login: player.email, password: 'wrong' });
    expect(await looks()).toBe(1);
    await signIn({ login: 'nobody@mail.test', password: 'wrong' });
    expect(await looks()).toBe(2);
  });

  it('[AUTH-06] answers 422 with the fields that are wrong', async () => {
    const { email: login, password } = player;
    const cases: [object, string[]][] = [
      [{}, ['login', 'password']],
      [{ login }, ['password']],
      [{ login: '', password: '' }, ['login', 'password']],
      [{ login: 'not an e-mail', password }, ['login']],
      [{ login: '491511234567', password }, ['login']],
      [{ login: `${'a'.repeat(250)}@b.co`, password }, ['login']],
      [{ login: 'ünïcode@mail.test', password }, ['login']],
      [{ login, password: 'p'.repeat(257) }, ['password']],
      [{ login, password: 123456 }, ['password']],
      [{ login: { $gt: '' }, password }, ['login']],
      [{ login: [login], password }, ['login']],
      [{ login, password: 'a\0' }, ['password']],
      [{ login, password, fingerprint: 5 }, ['fingerprint']],
    ];
    for (const [payload, fields] of cases) {
      const response = await signIn(payload);
      expect([response.status, response.error!.code]).toEqual([422, 1422]);
      expect(Object.keys(response.error!.fields!).toSorted(), JSON.stringify(payload)).toEqual(fields);
    }
  });

  it('[AUTH-07] answers 403 for a blocked player, only to who knows the password', async () => {
    const blocked = await registerTestPlayer(platform);
    await platform.kernel.db.run(sql`update player.player set status = 3 where id = ${blocked.id}`);
    await expectRefusal({ login: blocked.email, password: blocked.password }, 403, { code: 11011 });
    await expectRefusal({ login: blocked.email, password: 'wrong' }, 401, { code: 11010 });
  });

  it('answers 451 from a restricted country', async () => {
    const { email: login, password } = player;
    await expectRefusal({ login, password }, 451, { code: 11012 }, { 'cf-ipcountry': 'US' });
  });
});

describe('guessing passwords', () => {
  it('[S8] ends after ten tries on a login from one address, parallel ones included, and starts again later', async () => {
    await using strict = await createTestPlatform({ rateFactor: 1 });
    const { email: login, password } = await registerTestPlayer(strict);
    const guess = async (ip: string, tried = 'wrong', name = login) =>
      (await signIn({ login: name, password: tried }, { 'cf-connecting-ip': ip }, strict)).status;
    const statuses = await Promise.all(Array.from({ length: 15 }, () => guess('203.0.113.1')));
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(5);
    const locked = [login, 'nobody@mail.test'].map(async (name) => {
      for (let tries = 0; tries < 10; tries += 1) await guess('203.0.113.9', 'wrong', name);
      return (await signIn({ login: name, password }, { 'cf-connecting-ip': '203.0.113.9' }, strict)).error;
    });
    expect(await Promise.all(locked)).toEqual([
      { code: 11013, message: expect.any(String) },
      { code: 11013, message: expect.any(String) },
    ]);
    expect(await guess('203.0.113.1', password, login.toUpperCase())).toBe(429);
    expect(await guess('203.0.113.1', 'wrong', 'another@mail.test')).toBe(401);
    expect(await guess('203.0.113.2', password)).toBe(200);
    strict.clock.advance(15 * 60_000);
    expect(await guess('203.0.113.1', password)).toBe(200);
  });

  describe('locks out nobody but who guesses', () => {
    const strictKernel = (): Kernel => ({ ...platform.kernel, config: { ...platform.kernel.config, rateFactor: 1 } });
    const isTaken = (attempt: SignInTry) =>
      takeSignInTry(strictKernel(), attempt).then(
        () => true,
        (error: AppError) => error.reason !== 'signInLocked',
      );
    let owner: TestPlayer;
    let known: Pick<SignInTry, 'login' | 'playerId'>;
    beforeEach(async () => {
      owner = await registerTestPlayer(platform);
      known = { login: owner.email, playerId: owner.id };
    });

    it('by sixty-one tries from one line, and the player signs in from another, or with the own browser on the same', async () => {
      const tries = [];
      for (let index = 0; index < 61; index += 1)
        tries.push(await isTaken({ ...known, ip: `2001:db8::${index}`, fingerprint: `x${index}` }));
      expect(tries.filter(Boolean)).toHaveLength(10);
      const signInFrom = (ip: string, fingerprint?: string) =>
        signInBy(
          strictKernel(),
          { login: owner.email, password: owner.password, fingerprint },
          { caller: { ip, country: null }, userAgent: '' },
        );
      await expect(signInFrom('2001:db8::f')).rejects.toMatchObject({ reason: 'signInLocked' });
      expect((await signInFrom('2001:db8::f', 'f1')).profile.id).toBe(owner.id);
      expect((await signInFrom('203.0.113.5')).profile.id).toBe(owner.id);
    });

    it('by tries from everywhere, of which sixty count: known browsers, known addresses and who has just reset the password pass', async () => {
      for (let index = 0; index < 60; index += 1) expect(await isTaken({ ...known, ip: `198.51.100.${index}` })).toBe(true);
      const stranger = { ...known, ip: '198.51.100.200' };
      expect(await isTaken(stranger)).toBe(false);
      expect(await isTaken({ ...known, ip: '127.0.0.1' })).toBe(true);
      const byDevice = [];
      for (let index = 0; index < 11; index += 1) byDevice.push(await isTaken({ ...known, ip: `203.0.113.${index}`, fingerprint: 'f1' }));
      expect(byDevice).toEqual([...Array<boolean>(10).fill(true), false]);
      await welcomeAfterReset(strictKernel(), { ...stranger, ip: '198.51.100.201' });
      expect([await isTaken({ ...stranger, ip: '198.51.100.201' }), await isTaken({ ...stranger, ip: '198.51.100.202' })]).toEqual([
        true,
        false,
      ]);
      platform.clock.advance(15 * 60_000);
      expect(await isTaken(stranger)).toBe(true);
    });

    it('and forgets the tries after their time', async () => {
      await isTaken({ ...known, ip: '198.51.100.1' });
      const countTries = async () => (await platform.kernel.db.all(sql`select 1 from player.counted_try`)).length;
      expect(await countTries()).toBeGreaterThan(0);
      platform.clock.advance(15 * 60_000);
      await pruneTries(platform.kernel);
      expect(await countTries()).toBe(0);
    });
  });

  it('from one address over many logins is slowed down too', async () => {
    await using strict = await createTestPlatform({ rateFactor: 1 });
    const statuses = [];
    for (let index = 0; index < 31; index += 1)
      statuses.push((await signIn({ login: `n${index}@mail.test`, password: 'x' }, {}, strict)).status);
    expect(statuses.slice(-2)).toEqual([401, 429]);
  });

  it('cannot hide behind a spoofed address when no edge is trusted', async () => {
    const edge = { isTrusted: false, countryHeader: 'cf-ipcountry', ipHeader: 'cf-connecting-ip', defaultCountry: null };
    await using open = await createTestPlatform({ rateFactor: 1, edge });
    const { email: login } = await registerTestPlayer(open);
    const statuses = [];
    for (let index = 0; index < 11; index += 1) {
      const headers = { 'cf-connecting-ip': `198.51.100.${index}`, 'x-forwarded-for': `198.51.100.${index}`, 'cf-ipcountry': 'US' };
      statuses.push((await signIn({ login, password: 'wrong' }, headers, open)).status);
    }
    expect(statuses.slice(-2)).toEqual([401, 429]);
  });
});
