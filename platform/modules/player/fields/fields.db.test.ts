import type { Field } from '@verdigale/contract';
import { rulesOf } from '@verdigale/validation';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchTestGame } from '../../../flows/game-wallet/testing.ts';
import { jurisdictions } from '../../../jurisdictions/index.ts';
import {
  activeAccountOf,
  createTestPlatform,
  launchForm,
  registerTestPlayer,
  registrationForm,
  type TestPlatform,
  type TestPlayer,
} from '#testing';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform[Symbol.asyncDispose]());

const register = (body: object) => platform.call('player.register', { body });

async function fieldsOf(scenario: string, { call }: Pick<TestPlayer, 'call'> = platform): Promise<Field[]> {
  const response = await call('player.fields.validations', { query: { scenario } });
  expect(response.status).toBe(200);
  return response.data;
}

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
    expect(short.error!).toMatchObject({ code: 1422, fields: { password: ['At least 6 characters'] } });
    const apart = await register(registrationForm({ password_confirmation: 'four quiet otters' }));
    expect(Object.keys(apart.error!.fields!)).toEqual(['password_confirmation']);
    await registerTestPlayer(platform, { password: 'x9?kLq', password_confirmation: 'x9?kLq' });
  });

  it('[REG-06] ask for a password that is neither the e-mail address nor the phone, however it is written', async () => {
    const email = 'same.word@mail.test';
    const phone = '+4915123456701';
    for (const password of ['Same.Word@Mail.test', '4915123456701', '+49 1512 3456701']) {
      const answer = await register(registrationForm({ email, phone, password, password_confirmation: password }));
      expect([answer.status, Object.keys(answer.error?.fields ?? {})], password).toEqual([422, ['password']]);
    }
  });

  it('[REG-07] of the profile ask for at least 2 characters of names, an e-mail and a phone', async () => {
    const player = await registerTestPlayer(platform);
    const rules = Object.fromEntries((await fieldsOf('profile', player)).map((field) => [field.name, field.rules]));
    for (const name of ['firstName', 'lastName', 'personalIdNumber']) expect(rules[name]).toContainEqual({ rule: 'min', arguments: '2' });
    expect(rules.email).toContainEqual({ rule: 'email' });
    expect(rules.phone).toEqual([{ rule: 'phone' }]);
  });

  it('of the profile are for players only, and there are no others', async () => {
    const status = async (query: string) => {
      const { status: answered, error } = await platform.call('player.fields.validations', { query });
      return [answered, error?.code];
    };
    expect(await status('scenario=profile')).toEqual([401, 1003]);
    for (const query of ['', 'scenario=', 'scenario=admin']) {
      expect(await status(query)).toEqual([422, 1422]);
    }
  });
});

const address = { address: '1 Front Street', city: 'Toronto', postalCode: 'M5J 2X2' };
const person = { firstName: 'Zoe', lastName: 'Brown', birthdate: '1990-03-12', ...address };

it('everybody says name, birth date and address where the law wants them, whatever the brand asks for, and plays with them alone', async () => {
  const registration = { email: true, phone: false, fields: { city: { isRequired: false } } };
  await using ontario = await createTestPlatform({ registration, protection: { ...jurisdictions.ontario, isIdentityFirst: false } });
  const bare = await ontario.call('player.register', { body: registrationForm() });
  expect(Object.keys(bare.error!.fields!).toSorted()).toEqual(Object.keys(person).toSorted());
  const player = await registerTestPlayer(ontario, person);
  const { id: accountId } = await activeAccountOf(player);
  const play = async () =>
    (await player.call('game.games.play', { params: { id: 'copper-canyon' }, body: launchForm(accountId) })).error?.code;
  await launchTestGame(ontario, { playerId: player.id, accountId });
  expect(await play()).toBeUndefined();
  // As of somebody who came by another service, or has taken it back.
  await player.call('player.profile.update', { body: { postalCode: '' } });
  expect(await play()).toBe(11059);
});

it('nobody younger than the law of the jurisdiction asks registers, or says so in the profile later', async () => {
  const registration = { email: true, phone: true, fields: { birthdate: { isRequired: false }, age: { isRequired: false } } };
  // Who says nothing of himself is the business of the test before.
  const protection = { ...jurisdictions.ontario, isIdentityFirst: false, registrationAsks: [] };
  await using ontario = await createTestPlatform({ registration, protection });
  ontario.clock.set('2026-06-01T12:00:00Z');
  const faultsOf = async (about: object) => {
    const answer = await ontario.call('player.register', { body: { ...registrationForm(), ...about } });
    return Object.keys(answer.error?.fields ?? {});
  };
  expect([await faultsOf({ birthdate: '2007-06-02' }), await faultsOf({ age: 18 })]).toEqual([['birthdate'], ['age']]);
  expect([await faultsOf({ birthdate: '2007-06-01' }), await faultsOf({ age: 19 })]).toEqual([[], []]);
  const { call } = await registerTestPlayer(ontario);
  const change = async (birthdate: string) => (await call('player.profile.update', { body: { birthdate } })).status;
  expect([await change('2007-06-02'), await change('2007-06-01')]).toEqual([422, 200]);
  const { data } = await call('player.fields.validations', { query: { scenario: 'profile' } });
  expect(data.find(({ name }) => name === 'birthdate')!.rules).toContainEqual({ rule: 'minAge', arguments: '19' });
});
