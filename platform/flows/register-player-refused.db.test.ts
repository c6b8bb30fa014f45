import { rulesOf, validateFields } from '@verdigale/validation';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestPlatform, registerTestPlayer, registrationForm, type TestPlatform } from '#testing';
import { sql } from '#testing/sql.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform[Symbol.asyncDispose]());

const register = (body: object, headers: Record<string, string> = {}) => platform.call('player.register', { body, headers });

/** Every row that a registration makes. */
async function countRows(): Promise<unknown> {
  return platform.kernel.db
    .one(sql`select (select count(*) from player.player) as players, (select count(*) from player.credential) as credentials,
    (select count(*) from player.session) as sessions, (select count(*) from wallet.account) as accounts, (select count(*) from kernel.outbox) as facts`);
}

describe('a registration that is refused', () => {
  let before: unknown;
  beforeEach(async () => {
    before = await countRows();
  });
  async function expectRefusal(payload: object, error: object, headers?: Record<string, string>): Promise<void> {
    const response = await register(payload, headers);
    expect(response, JSON.stringify(payload)).toMatchObject({ error });
    expect(await countRows()).toEqual(before);
  }

  const badForms: Record<string, unknown>[] = [
    {},
    { email: 'a@b' },
    { email: 'ünïcode@mail.test' },
    { email: 'a@b.co, c@d.co' },
    { email: `${'a'.repeat(65)}@mail.test` },
    { email: `a@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.${'e'.repeat(60)}.${'f'.repeat(20)}.test` },
    { email: 12 },
    { email: null },
    { email: 'same@mail.test', password: 'same@mail.test', password_confirmation: 'same@mail.test' },
    { password: 123456, password_confirmation: 123456 },
    { password: '' },
    { password: 'p'.repeat(257), password_confirmation: 'p'.repeat(257) },
    { country: 'Germany' },
    { country: 'de' },
    { currency: 'eur' },
    { currency: '' },
    { bonusCode: '<script>' },
    { bonusCode: 'x'.repeat(65) },
    { nickname: 'n'.repeat(65) },
    { nickname: 7 },
    { agreements: 0 },
    { agreements: '' },
    { agreements: false },
    { agreements: 'perhaps' },
    { receiveEmailPromo: 2 },
    { receiveSmsPromo: 'maybe' },
  ];

  it('[VAL-07] fails in exactly those fields in which the published rules fail it', async () => {
    const published = (await platform.call('player.fields.validations', { query: { scenario: 'registration' } })).data;
    // By this call one registers by e-mail, so that this field is needed beside the list.
    const fields = [{ name: 'email', isRequired: true, rules: [] }, ...published];
    const rules = Object.fromEntries(fields.map((field) => [field.name, rulesOf(field)]));
    for (const changes of badForms) {
      const form = Object.keys(changes).length > 0 ? registrationForm(changes) : {};
      const { fingerprint: _, ...values } = form;
      const inBrowser = Object.keys(validateFields(values, rules));
      expect(inBrowser, JSON.stringify(changes)).not.toEqual([]);
      const response = await register(form);
      expect([response.status, response.error!.code]).toEqual([422, 1422]);
      expect(Object.keys(response.error!.fields!), JSON.stringify(changes)).toEqual(inBrowser);
    }
    expect(await countRows()).toEqual(before);
  });

  it('has a phone or a language that the platform does not know, though the list does not ask for them', async () => {
    for (const [name, value] of [
      ['phone', '1'],
      ['locale', 'english'],
    ] as const) {
      await expectRefusal(registrationForm({ [name]: value }), { code: 1422, fields: { [name]: [expect.any(String)] } });
    }
  });

  it('is not a flat form, or is missing', async () => {
    for (const changes of [
      { email: ['a@b.co'] },
      { email: { $ne: '' } },
      { nickname: 'n'.repeat(1025) },
      { fingerprint: 'f'.repeat(129) },
      { nickname: '\u0000' },
    ]) {
      await expectRefusal(registrationForm(changes), { code: 1422, fields: { [Object.keys(changes)[0]!]: expect.any(Array) } });
    }
    await expectRefusal([registrationForm()], { code: 1422 });
    await expectRefusal({ ...registrationForm(), nickname: 'n'.repeat(2 ** 16) }, { code: 1005 });
    for (const [payload, error] of [
      ['{', { code: 1002 }],
      ['', { code: 1422 }],
      ['{"__proto__":{}}', { code: 1002 }],
    ] as const) {
      const headers = { 'content-type': 'application/json' };
      const response = await platform.app.inject({ method: 'POST', url: '/api/player/register', payload, headers });
      expect(response.body, payload).toContain(`"code":${error.code}`);
    }
    const form = await platform.app.inject({
      method: 'POST',
      url: '/api/player/register',
      payload: 'email=a',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(form.body).toContain('"code":1002');
    expect(await countRows()).toEqual(before);
  });

  it('has a password that everybody uses', async () => {
    for (const password of ['password1', 'QWERTYUIOP', '12345678']) {
      await expectRefusal(registrationForm({ password, password_confirmation: password }), {
        code: 1422,
        fields: { password: ['This password is too common'] },
      });
    }
  });

  it('comes from a restricted country, or for one', async () => {
    await expectRefusal(registrationForm({ country: 'US' }), { code: 11012 });
    await expectRefusal(registrationForm(), { code: 11012 }, { 'cf-ipcountry': 'GB' });
    expect((await register(registrationForm({ country: 'US' }))).status).toBe(451);
  });

  it('asks for an unknown country, currency or locale', async () => {
    await expectRefusal(registrationForm({ country: 'ZZ' }), { code: 1422, fields: { country: [expect.any(String)] } });
    for (const currency of ['GBP', 'XXX'])
      await expectRefusal(registrationForm({ currency }), { code: 1422, fields: { currency: [expect.any(String)] } });
    await expectRefusal(registrationForm({ locale: 'xx' }), { code: 1422, fields: { locale: [expect.any(String)] } });
  });

  it('has an e-mail that is taken, in whatever case', async () => {
    const { id } = await registerTestPlayer(platform, { email: 'taken@mail.test' });
    before = await countRows();
    const taken = { code: 1422, message: expect.any(String), fields: { email: ['This e-mail address is already registered'] } };
    for (const email of ['taken@mail.test', 'TAKEN@Mail.Test']) {
      expect((await register(registrationForm({ email }))).error).toEqual(taken);
      // Its owner is told; nothing else is left behind.
      const facts = await platform.kernel.db.all(sql`delete from kernel.outbox where topic = 'player.email.claimed' returning player_id`);
      expect(facts).toEqual([{ player_id: id }]);
      expect(await countRows()).toEqual(before);
      // One mail in a quarter of an hour.
      platform.clock.advance(15 * 60_000);
    }
  });

  it('has a nickname with the address of a page, a second line or a turned direction', async () => {
    for (const nickname of ['win at https://evil.test', 'a\nb', 'a\u007fb', '\u202Eevil'])
      await expectRefusal(registrationForm({ nickname }), { code: 1422, fields: { nickname: ['This is not valid'] } });
  });

  it('loses against a registration of the same e-mail at the same time', async () => {
    const attempts = Array.from({ length: 8 }, (_, index) =>
      register(registrationForm({ email: index % 2 ? 'race@mail.test' : 'Race@mail.test' })),
    );
    const statuses = (await Promise.all(attempts)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 422)).toHaveLength(7);
    expect(await platform.kernel.db.all(sql`select 1 from player.player where email_lower = 'race@mail.test'`)).toHaveLength(1);
  });
});
