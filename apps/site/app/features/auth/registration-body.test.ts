import type { Country, Currency, Field } from '@verdigale/contract';
import { describe, expect, it } from 'vitest';
import { currencyOf, nicknameOf, registrationBody, type RegistrationContext } from './registration-body.ts';

const field = (name: string, isVisible = true, isRequired = true) =>
  ({ id: 1, name, description: '', isRequired, isVisible, editable: true, position: 1, rules: [] }) satisfies Field;
const brazil = { code: 'BR', currency: 'BRL', additionalCurrency: ['USD'] } as Country;
const currencies = [
  { code: 'EUR', isBase: true },
  { code: 'USD', isBase: false },
] as Currency[];
const context: RegistrationContext = { type: 'email', locale: 'de', country: null, currencies };
const values = { email: 'john.doe@example.com', agreements: true, receiveEmailPromo: false, bonusCode: '' };
const fields = [
  field('email'),
  field('agreements'),
  field('receiveEmailPromo', true, false),
  field('bonusCode', true, false),
  field('locale', false),
];

describe('registrationBody', () => {
  it('sends what was filled in, ticks as numbers, the locale always', () => {
    expect(registrationBody(values, fields, context)).toEqual({
      email: 'john.doe@example.com',
      agreements: 1,
      receiveEmailPromo: 0,
      locale: 'de',
    });
  });

  it('adds the visitor id and the tag of an affiliate', () => {
    expect(registrationBody(values, fields, { ...context, fingerprint: 'f', affiliateTag: 't' })).toMatchObject({
      fingerprint: 'f',
      affiliateTag: 't',
    });
  });

  const hidden = [...fields, field('nickname', false), field('country', false), field('currency', false)];

  it('[REG-11] fills a hidden country and currency only when the visitor’s country is known', () => {
    expect(registrationBody(values, hidden, context)).not.toHaveProperty('country');
    expect(registrationBody(values, hidden, context)).not.toHaveProperty('currency');
    expect(registrationBody(values, hidden, { ...context, country: brazil })).toMatchObject({ country: 'BR', currency: 'USD' });
  });

  it('[REG-11] leaves a country, a currency and a nickname alone that somebody chose', () => {
    const chosen = { country: 'DE', currency: 'EUR', nickname: 'jo' };
    const asked = [...fields, ...Object.keys(chosen).map((name) => field(name))];
    expect(registrationBody({ ...values, ...chosen }, asked, { ...context, country: brazil })).toMatchObject(chosen);
  });

  it('[REG-11] derives a hidden nickname from the e-mail', () => {
    expect(registrationBody(values, hidden, context)).toMatchObject({ nickname: 'john.***' });
    expect(registrationBody({ ...values, email: '' }, hidden, context)).not.toHaveProperty('nickname');
  });

  it('[REG-11] sends the phone of a registration by phone, and no nickname then', () => {
    const list = [...hidden, field('phone', false)];
    const body = registrationBody({ ...values, email: '', phone: '49151' }, list, { ...context, type: 'phone' });
    expect(body).toMatchObject({ phone: '49151', locale: 'de' });
    expect(body).not.toHaveProperty('nickname');
    expect(registrationBody(values, list, context)).not.toHaveProperty('phone');
  });

  it('sends no field that the platform does not ask for', () => {
    expect(Object.keys(registrationBody({ ...values, admin: true }, fields, { ...context, country: brazil }))).not.toContain('country');
    expect(registrationBody({ ...values, admin: true }, fields, context)).not.toHaveProperty('admin');
  });
});

it.each([
  ['john.doe@example.com', 'john.***'],
  ['ann@example.com', 'a**'],
  ['anna@example.com', 'a***'],
  ['x@example.com', 'x'],
  ['', ''],
  ['nobody', ''],
])('masks %j as %j', (email, expected) => {
  expect(nicknameOf(email)).toBe(expected);
});

it('picks the first currency of the country that players can have, else the base', () => {
  expect(currencyOf(brazil, currencies)).toBe('USD');
  expect(currencyOf({ ...brazil, additionalCurrency: [] }, currencies)).toBe('EUR');
  expect(currencyOf(brazil, [])).toBeUndefined();
});
