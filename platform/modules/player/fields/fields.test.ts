import { findFaultyRules } from '@verdigale/validation';
import { phoneRules } from '@verdigale/validation/phone';
import { describe, expect, it } from 'vitest';
import { judgeFields } from './judge-fields.ts';
import { profileFieldsFor } from './profile-fields.ts';
import type { Kernel } from '#kernel';
import { newPasswordFields } from '../password/password-fields.ts';
import { askableFields, fieldsFor, requireUsableFields } from './registration-fields.ts';

const now = new Date('2026-06-01T12:00:00Z');

it.each([
  ['registration', fieldsFor({ fields: Object.fromEntries(askableFields.map((name) => [name, {}])) }, 18)],
  ['profile', profileFieldsFor(18)],
])('the fields of the %s have rules that work, and names of their own', (_, fields) => {
  for (const { name, rules } of fields) expect(findFaultyRules(rules, { extra: phoneRules }), name).toEqual([]);
  expect(new Set(fields.map(({ name }) => name)).size).toBe(fields.length);
});

describe('a brand that wants longer passwords', () => {
  const registration = { email: true, phone: true, shortestPassword: 10 };
  const kernel = { config: { registration } } as Kernel;
  const judged = (length: number) => {
    const newPassword = 'x'.repeat(length);
    return () => judgeFields({ newPassword, repeatNewPassword: newPassword }, newPasswordFields(kernel), now);
  };

  it('has them in the registration and ever after', () => {
    const { rules } = fieldsFor(registration, 18).find(({ name }) => name === 'password')!;
    expect(rules.filter(({ rule }) => rule === 'min')).toEqual([{ rule: 'min', arguments: '10' }]);
    expect(judged(9)).toThrow(expect.objectContaining({ details: { fields: { newPassword: ['At least 10 characters'] } } }));
    expect(judged(10)).not.toThrow();
  });

  it('cannot want shorter ones than the rule of six', () => {
    expect(() => requireUsableFields({ config: { registration: { ...registration, shortestPassword: 5 } } } as Kernel)).toThrow(
      /at least 6/,
    );
  });
});

describe('[VAL-07] judging a form', () => {
  const failing = (values: Record<string, unknown>) => {
    try {
      judgeFields({ email: 'a@b.co', country: 'DE', locale: 'en', ...values }, profileFieldsFor(18), now);
      return {};
    } catch (error) {
      return (error as { details: { fields: object } }).details.fields;
    }
  };

  it('[REG-07] takes names of 2 characters, real phones and adults', () => {
    expect(failing({ firstName: 'Al', lastName: '李明', personalIdNumber: '12', phone: '4915112345678', birthdate: '2008-06-01' })).toEqual(
      {},
    );
    expect(failing({ firstName: 'A', lastName: '李', personalIdNumber: '1', phone: '123', birthdate: '2008-06-02', email: 'a@b' })).toEqual(
      {
        email: ['This is not an e-mail address'],
        phone: ['This is not a phone number'],
        birthdate: ['This is not valid'],
        firstName: ['At least 2 characters'],
        lastName: ['At least 2 characters'],
        personalIdNumber: ['At least 2 characters'],
      },
    );
  });

  it('names fields that the form does not have', () => {
    expect(failing({ status: 3, constructor: 1 })).toEqual({ status: ['There is no such field'], constructor: ['There is no such field'] });
  });
});
