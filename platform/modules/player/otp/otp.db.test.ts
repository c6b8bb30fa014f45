import type { OtpReason, ErrorBody } from '@verdigale/contract';
import { sql } from '#testing/sql.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestPlatform, registerTestPlayer, registrationForm, type TestPlatform } from '#testing';
import { codeLifetimeMs, pruneCodes, sendCode } from './send-code.ts';
import { sentCode } from '../testing.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform[Symbol.asyncDispose]());

let count = 0;
let phone: string;
beforeEach(() => {
  count += 1;
  phone = `49151234567${String(count).padStart(2, '0')}`;
});

const send = (reason: OtpReason, headers?: Record<string, string>, to = phone) =>
  platform.call('player.otp.send', { body: { phone: to, reason }, headers });
const verify = (code: string, reason: OtpReason, headers?: Record<string, string>) =>
  platform.call('player.otp.verify', { body: { phone, code, reason }, headers });
const register = (form: object, headers?: Record<string, string>) => platform.call('player.register.phone', { body: form, headers });
const outcome = ({ status, data, error }: { status: number; data: unknown; error?: ErrorBody }) => [status, error?.code ?? data];
/** The code on its way to the phone, as the flow that sends it learns it. */
const lastCode = () => sentCode(platform.kernel, phone);

const otherThan = (code: string) => (code === '000000' ? '000001' : '000000');

describe('[CALL-02] sending a code', () => {
  it('makes six digits of which no table shows anything', async () => {
    expect(outcome(await send('registration'))).toEqual([200, { message: expect.any(String) }]);
    const code = await lastCode();
    expect(code).toMatch(/^\d{6}$/);
    const rows = await platform.kernel.db.all(sql`select * from player.one_time_code where phone = ${phone}`);
    const facts = await platform.kernel.db.all(sql`select payload from kernel.outbox where payload ->> 'phone' = ${phone}`);
    expect(rows).toHaveLength(1);
    expect(JSON.stringify([rows, facts])).not.toContain(code);
  });

  it('[OTP-04] ends with 11005 after five to one phone within an hour, in parallel too', async () => {
    const answers = await Promise.all(Array.from({ length: 9 }, () => send('registration')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    for (const answer of answers.filter(({ status }) => status !== 200)) expect(outcome(answer)).toEqual([429, 11005]);
    expect(outcome(await send('changingPass'))).toEqual([429, 11005]);
    platform.clock.advance(60 * 60_000);
    expect((await send('registration')).status).toBe(200);
  });

  it('ends after twenty asked for by one visitor within an hour, to however many phones at once', async () => {
    const strict = { ...platform.kernel, config: { ...platform.kernel.config, rateFactor: 1 } };
    const ask = (index: number) =>
      sendCode(
        strict,
        { phone: `4915123499${String(index).padStart(3, '0')}`, reason: 'registration' },
        { caller: { ip: '203.0.113.20', country: null }, principal: null },
      ).then(
        () => true,
        () => false,
      );
    const sent = await Promise.all(Array.from({ length: 30 }, (_, index) => ask(index)));
    expect(sent.filter(Boolean)).toHaveLength(20);
  });

  it('goes on for the owner of the phone when a stranger has used all of them up', async () => {
    const { id } = await registerTestPlayer(platform);
    await platform.kernel.db.run(sql`update player.player set phone = ${phone}, phone_confirmed_at = now() where id = ${id}`);
    const stranger = { 'cf-connecting-ip': '203.0.113.9' };
    const statuses = [];
    for (let index = 0; index < 6; index += 1) statuses.push((await send('changingPass', stranger)).status);
    for (let index = 0; index < 6; index += 1) statuses.push((await send('changingPass')).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 200, 200, 200, 200, 200, 429]);
  });

  it('answers alike whether anybody has the phone', async () => {
    const { headers } = await registerTestPlayer(platform);
    await send('phoneVerification', headers);
    await verify(await lastCode(), 'phoneVerification', headers);
    const known = await send('changingPass');
    const unknown = await send('changingPass', {}, '4915199999999');
    expect(outcome(unknown)).toEqual(outcome(known));
    const toKnown = await send('registration');
    expect(outcome(toKnown)).toEqual(outcome(known));
  });

  it('refuses an invalid phone, an unknown reason, and a caller from a restricted country', async () => {
    for (const typed of ['', '123', '+49', 'abc', '4915112345678;phone-context=+1', '9'.repeat(251)]) {
      const answer = await send('registration', {}, typed);
      expect([answer.status, Object.keys(answer.error!.fields!)], typed).toEqual([422, ['phone']]);
    }
    expect((await platform.call('player.otp.send', { body: { phone, reason: 'other' } })).status).toBe(422);
    expect((await platform.call('player.otp.send', { body: { phone } })).status).toBe(422);
    expect(outcome(await send('registration', { 'cf-ipcountry': 'GB' }))).toEqual([451, 11012]);
    expect(outcome(await send('phoneVerification'))).toEqual([401, 1003]);
    expect(outcome(await verify('123456', 'phoneVerification'))).toEqual([401, 1003]);
  });
});

describe('[OTP-05] verifying a code', () => {
  it('answers 11003 for a wrong one, and after five of them for the right one too', async () => {
    await send('registration');
    const code = await lastCode();
    for (let tries = 0; tries < 5; tries += 1) expect(outcome(await verify(otherThan(code), 'registration'))).toEqual([400, 11003]);
    expect(outcome(await verify(code, 'registration'))).toEqual([400, 11003]);
  });

  it('stays good for whoever asked for it, however many strangers guess at it', async () => {
    await send('registration');
    const code = await lastCode();
    const [one, another] = [{ 'cf-connecting-ip': '203.0.113.31' }, { 'cf-connecting-ip': '203.0.113.32' }];
    for (const stranger of [one, another, one, another, one]) await verify(otherThan(code), 'registration', stranger);
    for (const stranger of [one, another]) expect(outcome(await verify(code, 'registration', stranger))).toEqual([400, 11003]);
    expect(outcome(await verify(code, 'registration'))).toEqual([200, { code }]);
    const { email: _, ...form } = registrationForm({ phone });
    expect((await register({ ...form, code }, one)).status).toBe(400);
    expect((await register({ ...form, code })).status).toBe(200);
  });

  it('is taken from another address, as of a phone that has left the house', async () => {
    await send('registration');
    const code = await lastCode();
    expect(outcome(await verify(code, 'registration', { 'cf-connecting-ip': '203.0.113.33' }))).toEqual([200, { code }]);
  });

  it('counts wrong ones alone: what is right at the last try registers, too', async () => {
    await send('registration');
    const code = await lastCode();
    for (let tries = 0; tries < 4; tries += 1) await verify(otherThan(code), 'registration');
    expect(outcome(await verify(code, 'registration'))).toEqual([200, { code }]);
    const { email: _, ...form } = registrationForm({ phone });
    expect((await register({ ...form, code })).status).toBe(200);
  });

  it('knows no code of another phone or reason, of nobody, of yesterday, or one that a newer one replaced', async () => {
    expect(outcome(await verify('123456', 'registration'))).toEqual([400, 11003]);
    await send('registration');
    const first = await lastCode();
    expect(outcome(await verify(first, 'changingPass'))).toEqual([400, 11003]);
    await send('registration');
    const second = await lastCode();
    if (second !== first) expect(outcome(await verify(first, 'registration'))).toEqual([400, 11003]);
    platform.clock.advance(codeLifetimeMs);
    expect(outcome(await verify(second, 'registration'))).toEqual([400, 11003]);
    for (const code of ['', '12345', '1234567', 'abcdef', "1' or 1"]) {
      expect([400, 422], code).toContain((await verify(code, 'registration')).status);
    }
  });

  it('makes the phone the player’s own, whoever else had typed it, and only once', async () => {
    const [owner, other] = [await registerTestPlayer(platform), await registerTestPlayer(platform)];
    await platform.kernel.db.run(sql`update player.player set phone = ${phone} where id = ${other.id}`);
    await send('phoneVerification', owner.headers);
    const code = await lastCode();
    const answers = await Promise.all([1, 2, 3].map(() => verify(code, 'phoneVerification', owner.headers)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const profile = (await owner.call('player.profile.get')).data;
    expect(profile).toMatchObject({ phone, phoneConfirmed: true });

    await send('phoneVerification', other.headers);
    const taken = await verify(await lastCode(), 'phoneVerification', other.headers);
    expect([taken.status, Object.keys(taken.error!.fields!)]).toEqual([422, ['phone']]);
  });

  it('for a new password answers its code, to the owner of the phone alone', async () => {
    await send('changingPass');
    expect(outcome(await verify(await lastCode(), 'changingPass'))).toEqual([400, 11003]);

    const { headers } = await registerTestPlayer(platform);
    await send('phoneVerification', headers);
    await verify(await lastCode(), 'phoneVerification', headers);
    await send('changingPass');
    const code = await lastCode();
    const answer = (await verify(code, 'changingPass')).data.code;
    expect(answer).toMatch(/^[\w-]{43}$/);
    expect(outcome(await verify(code, 'changingPass'))).toEqual([400, 11003]);
  });
});

describe('the code of a new password', () => {
  const newPassword = 'seven brass lanterns';

  async function ownedPhone() {
    const player = await registerTestPlayer(platform);
    await send('phoneVerification', player.headers);
    await verify(await lastCode(), 'phoneVerification', player.headers);
    await send('changingPass');
    const { code } = (await verify(await lastCode(), 'changingPass')).data;
    return { ...player, reset: () => platform.call('passwords.confirm', { body: { code, newPassword, repeatNewPassword: newPassword } }) };
  }

  it('is good for nothing once the player has given the phone up that got it', async () => {
    const { headers, reset } = await ownedPhone();
    const gone = await platform.call('player.profile.update', { body: { phone: '' }, headers });
    expect(gone.data.phone).toBeNull();
    const refused = await reset();
    expect([refused.status, Object.keys(refused.error?.fields ?? {})]).toEqual([422, ['code']]);
  });

  it('nor once another phone is confirmed in its place, and stays good when the same one is again', async () => {
    const { headers, reset } = await ownedPhone();
    const lost = phone;
    phone = '4915199999998';
    await send('phoneVerification', headers);
    await verify(await lastCode(), 'phoneVerification', headers);
    expect((await reset()).status).toBe(422);
    phone = lost;
    const again = await ownedPhone();
    await send('phoneVerification', again.headers);
    await verify(await lastCode(), 'phoneVerification', again.headers);
    expect((await again.reset()).status).toBe(200);
  });
});

it('forgets codes that are neither valid nor counted', async () => {
  await send('registration');
  platform.clock.advance(60 * 60_000);
  await pruneCodes(platform.kernel);
  expect(await platform.kernel.db.all(sql`select 1 from player.one_time_code`)).toEqual([]);
});
