import { sql } from '#testing/sql.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestPlatform, registrationForm, type TestPlatform } from '#testing';
import { sentCode } from '../modules/player/testing.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform[Symbol.asyncDispose]());

let count = 0;
let phone: string;
beforeEach(() => {
  count += 1;
  phone = `49160765432${String(count).padStart(2, '0')}`;
});

const signIn = (login: string, password: string) => platform.call('sessions.create', { body: { login, password } });
const register = (code: string, changes: Record<string, unknown> = {}) => {
  const { email: _, ...form } = registrationForm({ phone, code, ...changes });
  return platform.call('player.register.phone', { body: form });
};

async function receiveCode(to = phone): Promise<string> {
  expect((await platform.call('player.otp.send', { body: { phone: to, reason: 'registration' } })).status).toBe(200);
  return sentCode(platform.kernel, to);
}

const players = async () => (await platform.kernel.db.one(sql<{ n: string }>`select count(*) n from player.player`)).n;

describe('[CALL-02] a registration by phone', () => {
  it('[REG-04] needs the code that was sent, makes the phone confirmed, and signs the player in', async () => {
    const code = await receiveCode();
    expect((await platform.call('player.otp.verify', { body: { phone, code, reason: 'registration' } })).data).toEqual({ code });
    const response = await register(code);
    expect(response).toMatchObject({ status: 200 });
    const { profile, accessToken } = response.data;
    expect(profile).toMatchObject({ phone, phoneConfirmed: true, email: null, nickname: null });
    const accounts = await platform.call('wallet.accounts.list', { headers: { authorization: `Bearer ${accessToken}` } });
    expect(accounts.data).toHaveLength(1);
  });

  it('then signs in with the phone, however it is written, and not with one that nobody confirmed', async () => {
    await register(await receiveCode());
    const password = String(registrationForm().password);
    for (const login of [phone, `+${phone}`]) {
      expect((await signIn(login, password)).status, login).toBe(200);
    }
    const wrong = await signIn(phone, 'another one');
    expect([wrong.status, wrong.error!.code]).toEqual([401, 11010]);
    await platform.kernel.db.run(sql`update player.player set phone_confirmed_at = null where phone = ${phone}`);
    expect((await signIn(phone, password)).status).toBe(401);
    expect((await signIn('12', password)).error!.fields!).toHaveProperty('login');
  });

  it('refuses a wrong code, a missing one and a used one: nothing is stored', async () => {
    const code = await receiveCode();
    const before = await players();
    const wrong = await register(code === '000000' ? '000001' : '000000');
    expect([wrong.status, wrong.error!.code]).toEqual([400, 11003]);
    const { email: _, ...form } = registrationForm({ phone });
    expect((await platform.call('player.register.phone', { body: form })).error!.fields!).toHaveProperty('code');
    expect(await players()).toBe(before);
    expect((await register(code)).status).toBe(200);
    expect((await register(code)).error!.code).toBe(11003);
  });

  it('[REG-05] refuses the form before it looks at the code, on its fields', async () => {
    const code = await receiveCode();
    const bad = await register(code, { password: 'x', password_confirmation: 'x' });
    expect([bad.status, Object.keys(bad.error!.fields!)]).toEqual([422, ['password']]);
    expect((await register(code, { phone: '' })).error!.fields!).toHaveProperty('phone');
    // What no client has a say in is passed over.
    const { data } = await register(code, { status: 3 });
    expect(data.profile.status).toBe(1);
  });

  it('reveals that a phone is taken only to whoever has its code', async () => {
    await register(await receiveCode());
    const guessed = await register('000000');
    expect(guessed.error!.code).toBe(11003);
    const shown = await register(await receiveCode());
    expect([shown.status, Object.keys(shown.error!.fields!)]).toEqual([422, ['phone']]);
  });

  it('makes one player of parallel requests with one code', async () => {
    const code = await receiveCode();
    const answers = await Promise.all([1, 2, 3, 4].map(() => register(code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await platform.kernel.db.all(sql`select 1 from player.player where phone = ${phone}`)).toHaveLength(1);
  });
});

describe('the brand’s settings', () => {
  const fields = {
    firstName: {},
    lastName: { isRequired: false },
    birthdate: {},
    age: {},
    gender: { isRequired: false },
    city: { value: 'Berlin' },
    cpf_number: {},
    personalIdNumber: {},
    country: { isVisible: false, isRequired: false },
    email: { isVisible: true },
  };
  let other: TestPlatform;
  beforeAll(async () => {
    other = await createTestPlatform({ registration: { email: true, phone: false, fields } });
  });
  afterAll(() => other[Symbol.asyncDispose]());

  it('[REG-08] ask for fields by name: they are published, judged and kept', async () => {
    const published = (await other.call('player.fields.validations', { query: { scenario: 'registration' } })).data as { name: string }[];
    expect(published.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(fields)));
    expect(published.find(({ name }) => name === 'city')).toMatchObject({ value: 'Berlin' });
    const send = (changes: object) =>
      other.call('player.register', {
        body: registrationForm({
          firstName: 'Ana',
          birthdate: '1990-02-28',
          age: '36',
          cpf_number: '52998224725',
          city: 'Recife',
          personalIdNumber: '12',
          ...changes,
        }),
      });
    const bad = await send({ firstName: 'A', birthdate: '1990-02-30', age: 'old', cpf_number: '11111111111', gender: 'x' });
    expect(Object.keys(bad.error!.fields!).toSorted()).toEqual(['age', 'birthdate', 'cpf_number', 'firstName', 'gender']);
    expect(Object.keys((await send({ birthdate: '2012-01-01', age: '17' })).error!.fields!).toSorted()).toEqual(['age', 'birthdate']);
    const made = (await send({})).data.profile;
    expect(made).toMatchObject({ firstName: 'Ana', birthdate: '1990-02-28', city: 'Recife', lastName: null });
    expect(await other.kernel.db.one(sql`select age, cpf_number from player.player where id = ${made.id}`)).toEqual({
      age: 36,
      cpf_number: '52998224725',
    });
  });

  it('keep nothing that is in no list: a time zone that no clock knows stopped the care of everybody', async () => {
    const zones = await createTestPlatform({ registration: { email: true, phone: false, fields: { timeZone: {}, nationality: {} } } });
    const send = (changes: object) => zones.call('player.register', { body: registrationForm({ nationality: 'DE', ...changes }) });
    const fieldsOf = async (changes: object) => Object.keys((await send(changes)).error!.fields!);
    expect(await fieldsOf({ timeZone: 'Mars/Olympus' })).toEqual(['timeZone']);
    expect(await fieldsOf({ timeZone: 'Europe/Berlin', nationality: 'QQ' })).toEqual(['nationality']);
    expect((await send({ timeZone: 'Europe/Berlin' })).data.profile).toMatchObject({ timeZone: 'Europe/Berlin', nationality: 'DE' });
    await zones[Symbol.asyncDispose]();
  });

  it('[REG-08] take no number for a text: a birth date in milliseconds passed every rule, and none was kept', async () => {
    const form = registrationForm({
      firstName: 'Ana',
      age: 36,
      city: 'Recife',
      personalIdNumber: '12',
      birthdate: Date.UTC(1990, 1, 28),
      cpf_number: 52998224725,
      currency: 12,
    });
    const refused = await other.call('player.register', { body: form });
    expect(refused.status).toBe(422);
    expect(Object.keys(refused.error!.fields!).toSorted()).toEqual(['birthdate', 'cpf_number', 'currency']);
  });

  it('keep texts without the blanks around them, as the profile does: a blank name would be locked there for good', async () => {
    const send = (changes: object) =>
      other.call('player.register', {
        body: registrationForm({ birthdate: '1990-02-28', age: 36, cpf_number: '52998224725', personalIdNumber: '12', ...changes }),
      });
    const made = (await send({ firstName: ' Ana ', lastName: '   ', city: 'Recife\t', nickname: '  ' })).data;
    expect(made.profile).toMatchObject({
      firstName: 'Ana',
      lastName: null,
      city: 'Recife',
      nickname: expect.stringMatching(/^player.*\*\*\*$/),
    });
    const headers = { authorization: `Bearer ${made.accessToken}` };
    const changed = await other.call('player.profile.update', { body: { lastName: 'Souza' }, headers });
    expect(changed.data).toMatchObject({ lastName: 'Souza' });
  });

  it('[REG-02] say which ways to register there are; the other one is not there', async () => {
    const constants = (await other.call('settings.constants')).data.player;
    expect([constants.registration, constants.otp.enabled]).toEqual([{ email: true, phone: false }, true]);
    const { email: _, ...form } = registrationForm({ phone, code: '123456' });
    expect((await other.call('player.register.phone', { body: form })).status).toBe(404);
  });

  it('[REG-02] send no code, at the brand’s cost, where nobody registers by phone', async () => {
    const to = '4915123450099';
    expect((await other.call('player.otp.send', { body: { phone: to, reason: 'registration' } })).status).toBe(404);
    expect(await other.kernel.db.all(sql`select id from player.one_time_code where phone = ${to}`)).toEqual([]);
  });

  it.each([
    ['an unknown field', { email: true, phone: true, fields: { shoeSize: {} } }],
    ['no password', { email: true, phone: true, fields: { password: { isVisible: false } } }],
    ['no way to register', { email: false, phone: false }],
  ])('with %s are refused at the start', async (_, registration) => {
    await expect(createTestPlatform({ registration })).rejects.toThrow(/registration/);
  });
});
