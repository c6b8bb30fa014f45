import { sql } from '#testing/sql.ts';
import { untilWaiting } from '#testing/until-waiting.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestPlatform, registerTestPlayer, type TestPlatform, type TestPlayer } from '#testing';
import { hashPassword } from './hash-password.ts';
import { issueResetCode, resetCodeLifetimeMs } from './reset-code.ts';
import { storePassword } from './store-password.ts';

let platform: TestPlatform;
let player: TestPlayer;
beforeAll(async () => {
  platform = await createTestPlatform();
});
beforeEach(async () => {
  player = await registerTestPlayer(platform);
});
afterAll(() => platform[Symbol.asyncDispose]());

const fresh = 'seven brass lanterns';
const twice = (newPassword: string) => ({ newPassword, repeatNewPassword: newPassword });
const signIn = (password: string, { email: login } = player, on = platform) => on.call('sessions.create', { body: { login, password } });
const post = (step: 'reset' | 'confirm', body: object, on = platform) => on.call(`passwords.${step}`, { body });
const change = (body: object, headers: object = player.headers, on = platform) =>
  on.call('passwords.change', { body, headers: { ...headers } });
const isAlive = async (token: string) =>
  (await platform.call('player.profile.get', { headers: { authorization: `Bearer ${token}` } })).status === 200;
const tokenOf = async () => (await signIn(player.password)).data.accessToken;
const issue = () => platform.kernel.db.transaction(async (tx) => issueResetCode(tx, platform.kernel, player.id));

/** The players of the facts of one topic that were emitted since the last call. */
async function takeFacts(topic: string): Promise<(string | null)[]> {
  const rows = await platform.kernel.db.all(
    sql<{ player_id: string | null }>`delete from kernel.outbox where topic = ${topic} returning player_id`,
  );
  return rows.map(({ player_id: id }) => id);
}

const phone = '4915123456700';
const setPhone = () => platform.kernel.db.run(sql`update player.player set phone = ${phone} where id = ${player.id}`);

describe('changing the password', () => {
  it('[PROFILE-02] answers the profile, keeps this session and ends the others', async () => {
    const other = await tokenOf();
    const pending = await issue();
    await takeFacts('player.password.changed');
    const response = await change({ currentPassword: player.password, ...twice(fresh) });
    expect([response.status, response.data]).toEqual([200, player.profile]);
    expect([await isAlive(player.token), await isAlive(other)]).toEqual([true, false]);
    expect([(await signIn(player.password)).status, (await signIn(fresh)).status]).toEqual([401, 200]);
    expect(await takeFacts('player.password.changed')).toEqual([player.id]);
    expect((await post('confirm', { code: pending, ...twice('nine copper owls') })).status).toBe(422);
  });

  it('[PROFILE-02] refuses with the field that is wrong, and changes nothing', async () => {
    const right = { currentPassword: player.password, ...twice(fresh) };
    const cases: [object, string[]][] = [
      [{}, ['currentPassword', 'newPassword', 'repeatNewPassword']],
      [{ ...right, currentPassword: '' }, ['currentPassword']],
      [{ ...right, currentPassword: 'wrong' }, ['currentPassword']],
      [{ ...right, ...twice('12345') }, ['newPassword']],
      [{ ...right, ...twice('') }, ['newPassword', 'repeatNewPassword']],
      [{ ...right, ...twice('password123') }, ['newPassword']],
      [{ ...right, ...twice(player.email) }, ['newPassword']],
      [{ ...right, ...twice('x'.repeat(257)) }, ['newPassword', 'repeatNewPassword']],
      [{ ...right, repeatNewPassword: 'another one' }, ['repeatNewPassword']],
    ];
    for (const [payload, fields] of cases) {
      const response = await change(payload);
      expect([response.status, response.error!.code], JSON.stringify(payload)).toEqual([422, 1422]);
      expect(Object.keys(response.error!.fields!).toSorted(), JSON.stringify(payload)).toEqual(fields);
    }
    expect((await signIn(player.password)).status).toBe(200);
    expect((await change(right, {})).status).toBe(401);
  });

  it('[PROFILE-02] takes no password that is the e-mail address or the phone, however it is written', async () => {
    await setPhone();
    for (const own of [player.email.toUpperCase(), phone, `+${phone}`, '+49 1512 34567-00']) {
      const response = await change({ currentPassword: player.password, ...twice(own) });
      expect([response.status, Object.keys(response.error!.fields! ?? {})], own).toEqual([422, ['newPassword']]);
    }
    expect((await signIn(player.password)).status).toBe(200);
  });

  it('ends after ten wrong guesses, even with the right password then', async () => {
    await using strict = await createTestPlatform({ rateFactor: 1 });
    const { headers, password } = await registerTestPlayer(strict);
    const guesses = await Promise.all(
      Array.from({ length: 11 }, () => change({ currentPassword: 'wrong', ...twice(fresh) }, headers, strict)),
    );
    expect(guesses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([...Array<number>(10).fill(422), 429]);
    expect((await change({ currentPassword: password, ...twice(fresh) }, headers, strict)).error!.code).toBe(1004);
  });

  it('at once in two sessions is done once, and a sign-in beside it leaves no session of the old password', async () => {
    const other = await tokenOf();
    const changes = await Promise.all([
      change({ currentPassword: player.password, ...twice(fresh) }),
      change({ currentPassword: player.password, ...twice('nine copper owls') }, { authorization: `Bearer ${other}` }),
      signIn(player.password),
      signIn(player.password),
    ]);
    expect(changes.slice(0, 2).filter(({ status }) => status === 200)).toHaveLength(1);
    const open = await platform.kernel.db.all(sql`select id from player.session where player_id = ${player.id} and closed_at is null`);
    expect(open).toHaveLength(1);
  });

  it('lets nobody in whose old password was right a moment before', async () => {
    const { kernel } = platform;
    const open = sql`select 1 from player.session where player_id = ${player.id} and closed_at is null`;
    const coming = await kernel.db.transaction(async (tx) => {
      const passwordHash = await hashPassword(fresh);
      await storePassword(tx, kernel, { playerId: player.id, password: fresh, passwordHash, sessionId: null });
      const status = signIn(player.password).then(({ status }) => status);
      await untilWaiting(kernel.db);
      return { status };
    });
    expect(await coming.status).toBe(401);
    expect(await kernel.db.all(open)).toEqual([]);
  });
});

describe('a forgotten password', () => {
  it('[AUTH-16] is answered alike, after the same writes, whether or not anybody has the address, in any case', async () => {
    await takeFacts('player.password.forgotten');
    const [known, unknown] = [
      await post('reset', { email: player.email.toUpperCase() }),
      await post('reset', { email: 'nobody@mail.test' }),
    ];
    expect([known.status, known.data]).toEqual([200, { message: expect.any(String) }]);
    expect([unknown.status, unknown.data]).toEqual([known.status, known.data]);
    expect(await takeFacts('player.password.forgotten')).toEqual([player.id, null]);
  });

  it('is refused with the field, and after three links in a quarter of an hour, alike for an address that nobody has', async () => {
    for (const email of ['', 'no address', '491511234567', `${'a'.repeat(250)}@b.co`])
      expect([(await post('reset', { email })).status, email]).toEqual([422, email]);
    await using strict = await createTestPlatform({ rateFactor: 1 });
    const { email } = await registerTestPlayer(strict);
    for (const address of [email, 'nobody@mail.test']) {
      const statuses = [];
      for (let index = 0; index < 4; index += 1) statuses.push((await post('reset', { email: address }, strict)).status);
      expect(statuses).toEqual([200, 200, 200, 429]);
    }
  });

  it('is mailed whatever strangers ask for, six times in a quarter of an hour at most', async () => {
    await using strict = await createTestPlatform({ rateFactor: 1 });
    const { email, id } = await registerTestPlayer(strict);
    const statuses = [];
    for (let index = 0; index < 8; index += 1) {
      const headers = { 'cf-connecting-ip': index < 4 ? '203.0.113.1' : `203.0.113.${index}` };
      statuses.push((await strict.call('passwords.reset', { body: { email }, headers })).status);
    }
    expect(statuses).toEqual([200, 200, 200, 429, 200, 200, 200, 200]);
    const facts = await strict.kernel.db.all(
      sql`select 1 from kernel.outbox where topic = 'player.password.forgotten' and player_id = ${id}`,
    );
    expect(facts).toHaveLength(6);
  });

  it('[AUTH-16] is set by the code, once; every session ends and the sign-in is no longer locked', async () => {
    const code = await issue();
    expect((await post('confirm', { code, ...twice(fresh) })).data).toEqual({ message: expect.any(String) });
    expect(await isAlive(player.token)).toBe(false);
    expect([(await signIn(player.password)).status, (await signIn(fresh)).status]).toEqual([401, 200]);
    expect(await takeFacts('player.password.changed')).toContain(player.id);
    const again = await post('confirm', { code, ...twice('nine copper owls') });
    expect([again.status, Object.keys(again.error!.fields!)]).toEqual([422, ['code']]);
  });

  it('unlocks the sign-in that too many wrong passwords have locked', async () => {
    await using strict = await createTestPlatform({ rateFactor: 1 });
    const known = await registerTestPlayer(strict);
    for (let index = 0; index < 11; index += 1) await signIn('wrong', known, strict);
    expect((await signIn(known.password, known, strict)).error!.code).toBe(11013);
    const code = await strict.kernel.db.transaction(async (tx) => issueResetCode(tx, strict.kernel, known.id));
    expect((await post('confirm', { code, ...twice(fresh) }, strict)).status).toBe(200);
    expect((await signIn(fresh, known, strict)).status).toBe(200);
  });

  it('[AUTH-16] is not set to the phone either', async () => {
    await setPhone();
    const code = await issue();
    expect((await post('confirm', { code, ...twice(phone) })).error!.fields!).toEqual({ newPassword: [expect.any(String)] });
    expect((await post('confirm', { code, ...twice(fresh) })).status).toBe(200);
  });

  it('[AUTH-16] needs the right code in time, and a password that does not suit leaves the code usable', async () => {
    const code = await issue();
    const refused = async (payload: object) => {
      const response = await post('confirm', payload);
      return [response.status, Object.keys(response.error!.fields! ?? {})];
    };
    expect(await refused({ code: 'wrong', ...twice(fresh) })).toEqual([422, ['code']]);
    expect(await refused({ code: '', ...twice(fresh) })).toEqual([422, ['code']]);
    expect(await refused({ code: "' or 1=1 --", ...twice(fresh) })).toEqual([422, ['code']]);
    expect(await refused({ code, ...twice('short') })).toEqual([422, ['newPassword']]);
    expect(await refused({ code, ...twice('qwerty123') })).toEqual([422, ['newPassword']]);
    expect(await refused({ code, ...twice(player.email) })).toEqual([422, ['newPassword']]);
    expect(await refused({ code, newPassword: fresh, repeatNewPassword: 'another one' })).toEqual([422, ['repeatNewPassword']]);
    platform.clock.advance(resetCodeLifetimeMs - 1);
    expect((await post('confirm', { code, ...twice(fresh) })).status).toBe(200);
    const late = await issue();
    platform.clock.advance(resetCodeLifetimeMs);
    expect(await refused({ code: late, ...twice(fresh) })).toEqual([422, ['code']]);
  });
});
