import { describe, expect, it } from 'vitest';
import { fieldRules, rulesOf, signInRules } from './field-rules.ts';
import { phoneRules } from './phone.ts';
import { validate, validateFields } from './validate.ts';

const passes = (field: string, value: unknown, values: Record<string, unknown> = {}) =>
  validate(value, rulesOf({ name: field, isRequired: false }), { values, extra: phoneRules }).length === 0;

describe('fixed rules of the forms', () => {
  it('[REG-06] [PROFILE-02] a password is at least 6 characters and its confirmation the same', () => {
    expect(passes('password', '12345')).toBe(false);
    expect(passes('password', '123456')).toBe(true);
    expect(passes('password_confirmation', '123456', { password: '123456' })).toBe(true);
    expect(passes('password_confirmation', '1234567', { password: '123456' })).toBe(false);
    expect(passes('password_confirmation', '', { password: '123456' })).toBe(false);
    expect(passes('newPassword', '')).toBe(false);
    expect(passes('currentPassword', '')).toBe(false);
    expect(passes('newPassword', '12345')).toBe(false);
    expect(passes('repeatNewPassword', 'abcdef', { newPassword: 'abcdef' })).toBe(true);
    for (const repeated of ['', 'abcdeg']) expect(passes('repeatNewPassword', repeated, { newPassword: 'abcdef' })).toBe(false);
  });

  it('[REG-07] names are at least 2 characters, e-mail and phone valid', () => {
    for (const field of ['firstName', 'lastName', 'personalIdNumber']) {
      expect([passes(field, 'A'), passes(field, 'Li'), passes(field, '')]).toEqual([false, true, true]);
    }
    expect([passes('email', 'a@b.co'), passes('email', 'a@b')]).toEqual([true, false]);
    expect([passes('phone', '4915112345678'), passes('phone', '+49 1511 2345678'), passes('phone', '123')]).toEqual([true, true, false]);
    // The limits of (A 5): 17 digits of national number, 3 of calling code, 250 characters as typed, 20 of extension.
    const typed = (length: number) => `+1${' '.repeat(length - 12)}2133734253`;
    expect([passes('phone', typed(250)), passes('phone', typed(251))]).toEqual([true, false]);
    expect([passes('phone', `+12133734253 ext. ${'1'.repeat(20)}`), passes('phone', `+12133734253 ext. ${'1'.repeat(21)}`)]).toEqual([
      true,
      false,
    ]);
    expect([passes('phone', '+491'), passes('phone', `+49${'1'.repeat(18)}`), passes('phone', '+9991234567')]).toEqual([
      false,
      false,
      false,
    ]);
  });

  it('[REG-08] birthdate is a date, age an integer, cpf_number a tax id', () => {
    expect([passes('birthdate', '1990-02-28'), passes('birthdate', '1990-02-30')]).toEqual([true, false]);
    expect([passes('age', '30'), passes('age', '30.5')]).toEqual([true, false]);
    expect([passes('cpf_number', '52998224725'), passes('cpf_number', '52998224724')]).toEqual([true, false]);
  });
});

describe('rulesOf', () => {
  it('puts required first and lets the server replace a fixed rule', () => {
    const own = [
      { rule: 'min', arguments: '8' },
      { rule: 'required' },
      { rule: 'regex', arguments: '\\d' },
      { rule: 'regex', arguments: '[a-z]' },
    ];
    expect(rulesOf({ name: 'password', isRequired: true, rules: own })).toEqual([own[1], own[0], own[2], own[3]]);
    expect(rulesOf({ name: 'password', isRequired: false, rules: own })[0]).toEqual({ rule: 'required' });
    expect(rulesOf({ name: 'email', isRequired: true })).toEqual([{ rule: 'required' }, ...fieldRules.email!]);
    expect(rulesOf({ name: 'constructor', isRequired: false })).toEqual([]);
  });
});

describe('signInRules', () => {
  const failing = (type: 'email' | 'phone', values: Record<string, unknown>) =>
    Object.keys(validateFields(values, signInRules(type), { extra: phoneRules }));

  it('[AUTH-03] asks for a password and a login of the kind of the tab', () => {
    expect(failing('email', {})).toEqual(['login', 'password']);
    expect(failing('email', { login: 'a@b.co', password: 'x' })).toEqual([]);
    expect(failing('email', { login: '+4915112345678', password: 'x' })).toEqual(['login']);
    expect(failing('phone', { login: '+4915112345678', password: 'x' })).toEqual([]);
    expect(failing('phone', { login: 'a@b.co', password: 'x' })).toEqual(['login']);
  });
});
