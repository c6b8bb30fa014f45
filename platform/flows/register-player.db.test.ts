import type { Account, AuthResponse, Field } from '@verdigale/contract';
import { rulesOf, validateFields } from '@verdigale/validation';
import { sql } from '#testing/sql.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { violates, type AppError } from '#kernel';
import { emailTakenConstraint, type RegistrationForm } from '#modules/player';
import { createTestPlatform, registerTestPlayer, registrationForm, type TestPlatform } from '#testing';
import { registerPlayer } from './register-player.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform[Symbol.asyncDispose]());

const register = (payload: object, headers: Record<string, string> = {}) =>
  platform.app.inject({ method: 'POST', url: '/api/player/register', payload, headers });

async function fieldsOf(scenario: string, headers: Record<string, string> = {}): Promise<Field[]> {
  const response = await platform.app.inject({ url: `/api/player/fields/validations?scenario=${scenario}`, headers });
  expect(response.statusCode).toBe(200);
  return response.json<{ data: Field[] }>().data;
}

/** Every row that a registration makes. */
async function countRows(): Promise<unknown> {
  return platform.kernel.db
    .one(sql`select (select count(*) from player.player) as players, (select count(*) from player.credential) as credentials,
    (select count(*) from player.session) as sessions, (select count(*) from wallet.account) as accounts, (select count(*) from kernel.outbox) as facts`);
}

describe('a registration', () => {
  it('makes a player, a first account and a session, and signs the player in', async () => {
    const form = registrationForm({
      email: 'Ada.Lovelace@Mail.test',
      currency: 'BTC',
      bonusCode: 'WELCOME-1',
      receiveEmailPromo: 1,
      receiveSmsPromo: '',
    });
    const response = await register(form, {
      'user-agent': 'Mozilla/5.0 (iPhone)',
      'cf-ipcountry': 'SE',
      'cf-connecting-ip': '203.0.113.7',
    });
    expect(response.statusCode).toBe(200);
    const { accessToken, tokenType, expiresAfter, sessionId, profile } = response.json<{ data: AuthResponse }>().data;
    expect([tokenType, expiresAfter]).toEqual(['bearer', '1800']);
    expect(profile).toMatchObject({
      email: 'Ada.Lovelace@Mail.test',
      nickname: 'Ada.Lovel***',
      country: 'DE',
      currency: 'BTC',
      locale: 'en',
      status: 1,
      receiveEmailPromo: true,
      receiveSmsPromo: false,
      agreedTc: true,
      isNewlyRegistered: false,
    });
    const headers = { authorization: `Bearer ${accessToken}` };
    expect((await platform.app.inject({ url: '/api/player/profile', headers })).json()).toEqual({ data: profile });
    const accounts = (await platform.app.inject({ url: '/api/wallet/accounts', headers })).json<{ data: Account[] }>().data;
    expect(accounts).toEqual([expect.objectContaining({ currency: 'BTC', status: 1, balance: 0 })]);
    const session = await platform.kernel.db.one(
      sql`select id, ip, country, device_type, fingerprint from player.session where player_id = ${profile.id}`,
    );
    expect(session).toEqual({ id: sessionId, ip: '203.0.113.7', country: 'SE', device_type: 'mobile', fingerprint: 'f1' });
  });

  it('[AFF-01] keeps the tag of the partner who sent the player', async () => {
    const tagOf = async (changes: Record<string, string>) => {
      const { id } = await registerTestPlayer(platform, changes);
      return platform.kernel.db.one(sql`select affiliate_tag from player.player where id = ${id}`);
    };
    expect(await tagOf({ affiliateTag: 'partner_7' })).toEqual({ affiliate_tag: 'partner_7' });
    expect(await tagOf({ affiliateTag: "50% = <b>ö</b> 🎰; a%20b'" })).toEqual({ affiliate_tag: "50% = <b>ö</b> 🎰; a%20b'" });
    expect(await tagOf({})).toEqual({ affiliate_tag: null });
  });

  it('stores names verbatim, whatever they look like', async () => {
    for (const nickname of [
      "'); drop table player.player; --",
      '<img src=x onerror=alert(1)>',
      '🎰 ملك',
      '${7*7}',
      '%00',
      'a\\u0000b',
      'www.j***',
    ]) {
      expect((await registerTestPlayer(platform, { nickname })).profile.nickname).toBe(nickname);
    }
  });

  it('keeps of a password only an argon2id hash', async () => {
    const { id, password } = await registerTestPlayer(platform);
    const { password_hash: hash } = await platform.kernel.db.one<{ password_hash: string }>(
      sql`select password_hash from player.credential where player_id = ${id}`,
    );
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=\d+,t=\d+,p=1\$/);
    expect(hash).not.toContain(password);
  });
});

describe('the fields of a registration', () => {
  it('[REG-01] come from the platform with flags, order and rules: only what is asked for, since each way to register has its own field', async () => {
    const fields = await fieldsOf('registration');
    expect(fields.map(({ name }) => name)).toEqual([
      'password',
      'password_confirmation',
      'nickname',
      'country',
      'currency',
      'bonusCode',
      'agreements',
      'receiveEmailPromo',
      'receiveSmsPromo',
    ]);
    const positions = fields.map(({ position }) => position);
    expect(positions).toEqual([...new Set(positions)].toSorted((a, b) => a - b));
    for (const { name, isRequired, rules } of fields) {
      expect(
        rules.some(({ rule }) => rule === 'required'),
        name,
      ).toBe(isRequired);
      // What a site makes of a published field is exactly what was published.
      expect(rulesOf({ name, isRequired, rules })).toEqual(rules);
    }
    expect(fields.filter(({ isVisible }) => !isVisible).map(({ name }) => name)).toEqual(['nickname']);
  });

  it('[REG-06] ask for a password of at least 6 characters, twice', async () => {
    const rules = Object.fromEntries((await fieldsOf('registration')).map((field) => [field.name, field.rules]));
    expect(rules.password).toContainEqual({ rule: 'min', arguments: '6' });
    expect(rules.password_confirmation).toEqual([{ rule: 'required' }, { rule: 'confirmed', arguments: 'password' }]);
    const short = await register(registrationForm({ password: 'ab3?x', password_confirmation: 'ab3?x' }));
    expect(short.json().error).toMatchObject({ code: 1422, fields: { password: ['At least 6 characters'] } });
    const apart = await register(registrationForm({ password_confirmation: 'four quiet otters' }));
    expect(Object.keys(apart.json().error.fields)).toEqual(['password_confirmation']);
    await registerTestPlayer(platform, { password: 'x9?kLq', password_confirmation: 'x9?kLq' });
  });

  it('[REG-06] ask for a password that is neither the e-mail address nor the phone, however it is written', async () => {
    const email = 'same.word@mail.test';
    const phone = '+4915123456701';
    for (const password of ['Same.Word@Mail.test', '4915123456701', '+49 1512 3456701']) {
      const answer = await register(registrationForm({ email, phone, password, password_confirmation: password }));
      expect([answer.statusCode, Object.keys(answer.json().error?.fields ?? {})], password).toEqual([422, ['password']]);
    }
  });

  it('[REG-07] of the profile ask for at least 2 characters of names, an e-mail and a phone', async () => {
    const { headers } = await registerTestPlayer(platform);
    const rules = Object.fromEntries((await fieldsOf('profile', headers)).map((field) => [field.name, field.rules]));
    for (const name of ['firstName', 'lastName', 'personalIdNumber']) expect(rules[name]).toContainEqual({ rule: 'min', arguments: '2' });
    expect(rules.email).toContainEqual({ rule: 'email' });
    expect(rules.phone).toEqual([{ rule: 'phone' }]);
  });

  it('of the profile are for players only, and there are no others', async () => {
    const status = async (query: string) => {
      const response = await platform.app.inject(`/api/player/fields/validations${query}`);
      return [response.statusCode, response.json().error.code];
    };
    expect(await status('?scenario=profile')).toEqual([401, 1003]);
    for (const query of ['', '?scenario=', '?scenario=admin']) {
      expect(await status(query)).toEqual([422, 1422]);
    }
  });
});

describe('a registration that is refused', () => {
  let before: unknown;
  beforeEach(async () => {
    before = await countRows();
  });
  async function expectRefusal(payload: object, error: object, headers?: Record<string, string>): Promise<void> {
    const response = await register(payload, headers);
    expect(response.json(), JSON.stringify(payload)).toMatchObject({ error });
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
    // By this call one registers by e-mail, so that this field is needed beside the list.
    const fields = [{ name: 'email', isRequired: true, rules: [] }, ...(await fieldsOf('registration'))];
    const rules = Object.fromEntries(fields.map((field) => [field.name, rulesOf(field)]));
    for (const changes of badForms) {
      const form = Object.keys(changes).length > 0 ? registrationForm(changes) : {};
      const { fingerprint: _, ...values } = form;
      const inBrowser = Object.keys(validateFields(values, rules));
      expect(inBrowser, JSON.stringify(changes)).not.toEqual([]);
      const response = await register(form);
      expect([response.statusCode, response.json().error.code]).toEqual([422, 1422]);
      expect(Object.keys(response.json().error.fields), JSON.stringify(changes)).toEqual(inBrowser);
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
      const response = await platform.app.inject({
        method: 'POST',
        url: '/api/player/register',
        payload,
        headers: { 'content-type': 'application/json' },
      });
      expect(response.json()).toMatchObject({ error });
    }
    const form = await platform.app.inject({
      method: 'POST',
      url: '/api/player/register',
      payload: 'email=a',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(form.json()).toMatchObject({ error: { code: 1002 } });
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
    expect((await register(registrationForm({ country: 'US' }))).statusCode).toBe(451);
  });

  it('asks for a country, currency or locale that there is not', async () => {
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
      expect((await register(registrationForm({ email }))).json()).toEqual({ error: taken });
      // Its owner is told; nothing else is left behind.
      const facts = await platform.kernel.db.all(sql`delete from kernel.outbox where topic = 'player.email.claimed' returning player_id`);
      expect(facts).toEqual([{ player_id: id }]);
      expect(await countRows()).toEqual(before);
    }
  });

  it('has a nickname with the address of a page, a second line or a turned direction', async () => {
    for (const nickname of ['win at https://evil.test', 'a\nb', 'a\u007fb', '\u202Eevil'])
      await expectRefusal(registrationForm({ nickname }), { code: 1422, fields: { nickname: ['This is not valid'] } });
  });

  it('comes from somebody who has tried five e-mails that are taken, whether or not the next one is', async () => {
    const kernel = { ...platform.kernel, config: { ...platform.kernel.config, rateFactor: 1 } };
    const attempt = (email: string, index: number, network = '2001:db8:7:7') => {
      const device = { caller: { ip: `${network}::${index}`, country: null }, userAgent: '' };
      return registerPlayer(kernel, registrationForm({ email }) as RegistrationForm, device).then(
        () => 'registered',
        (error: Error) => (violates(error, emailTakenConstraint) ? 'taken' : (error as AppError).reason),
      );
    };
    const { id } = await registerTestPlayer(platform, { email: 'found@mail.test' });
    const answers = [];
    for (let index = 0; index < 6; index += 1) answers.push(await attempt('found@mail.test', index));
    expect(answers).toEqual([...Array<string>(5).fill('taken'), 'tooManyRequests']);
    const notices = await kernel.db.all(sql`select 1 from kernel.outbox where topic = 'player.email.claimed' and player_id = ${id}`);
    expect(notices).toHaveLength(1);
    expect(await attempt('free@mail.test', 7)).toBe('tooManyRequests');
    expect(await attempt('free@mail.test', 7, '2001:db8:7:8')).toBe('registered');
    before = await countRows();
  });

  it('loses against a registration of the same e-mail at the same time', async () => {
    const attempts = Array.from({ length: 8 }, (_, index) =>
      register(registrationForm({ email: index % 2 ? 'race@mail.test' : 'Race@mail.test' })),
    );
    const statuses = (await Promise.all(attempts)).map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 422)).toHaveLength(7);
    expect(await platform.kernel.db.all(sql`select 1 from player.player where email_lower = 'race@mail.test'`)).toHaveLength(1);
  });
});

it('answers 429 to an address that registers all the time', async () => {
  await using strict = await createTestPlatform({ rateFactor: 1 });
  const from = async (ip: string) => {
    const response = await strict.app.inject({
      method: 'POST',
      url: '/api/player/register',
      payload: {},
      headers: { 'cf-connecting-ip': ip },
    });
    return response.statusCode;
  };
  const statuses = [];
  for (let attempt = 0; attempt < 11; attempt += 1) statuses.push(await from('203.0.113.9'));
  expect(statuses.slice(-2)).toEqual([422, 429]);
  expect(await from('203.0.113.10')).toBe(422);
});
