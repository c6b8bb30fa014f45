import type { Field } from '@verdigale/contract';
import { describe, expect, it } from 'vitest';
import { dependentsOf, isRequired, judgeFields, kindOf, shortestPassword, wireValue } from '#app/forms/fields/platform-fields.ts';
import { sampleField } from '#testing/sample-field.ts';
import { registrationTypes, shownFields, startValues } from './registration-fields.ts';

let made = 0;
function field(name: string, more: Partial<Field> = {}): Field {
  made += 1;
  return sampleField({ id: made, name, position: made, ...more });
}

const fields = [
  field('nickname', { isVisible: false }),
  field('password', { rules: [{ rule: 'different', arguments: 'email' }] }),
  field('password_confirmation'),
  field('email', { isRequired: false }),
  field('country', { rules: [{ rule: 'countryCode' }], value: 'DE' }),
  field('agreements', { rules: [{ rule: 'accepted' }] }),
  field('receiveEmailPromo', { isRequired: false, rules: [{ rule: 'boolean' }] }),
  field('receiveSmsPromo', { isRequired: false }),
];
const shown = shownFields(fields, 'email');
const failing = (values: Record<string, string | boolean>) =>
  Object.fromEntries(Object.entries(judgeFields(values, shown)).map(([name, [first]]) => [name, first?.rule]));
const whole = { email: 'ann@example.org', password: 'secret', password_confirmation: 'secret', country: 'DE', agreements: true };

describe('[REG-01] fields of the platform', () => {
  it('shows the visible ones by position, the e-mail first and required, consent to SMS not at all', () => {
    expect(shown.map(({ name }) => name)).toEqual([
      'email',
      'password',
      'password_confirmation',
      'country',
      'agreements',
      'receiveEmailPromo',
    ]);
    expect(shown[0]?.isRequired).toBe(true);
  });

  it('shows by phone the phone first and required, whatever the list says, and consent to SMS in place of that to e-mail', () => {
    const hidden = field('phone', { isVisible: false, isRequired: false });
    for (const list of [[...fields, hidden], fields]) {
      const byPhone = shownFields(list, 'phone');
      expect(byPhone[0]).toMatchObject({ name: 'phone', isRequired: true, isVisible: true });
      expect(byPhone.map(({ name }) => name)).toEqual([
        'phone',
        'password',
        'password_confirmation',
        'email',
        'country',
        'agreements',
        'receiveSmsPromo',
      ]);
    }
  });

  it('leaves the language to the page', () => {
    expect(shownFields([field('locale')], 'email').map(({ name }) => name)).toEqual(['email']);
  });

  it('keeps the order of the positions, not of the list', () => {
    const turned = shownFields([field('city', { position: 9 }), field('firstName', { position: 2 })], 'email');
    expect(turned.map(({ name }) => name)).toEqual(['email', 'firstName', 'city']);
  });

  it('marks a field by its flag or by its rules', () => {
    expect(isRequired(field('city', { isRequired: false }))).toBe(false);
    expect(isRequired(field('city', { isRequired: false, rules: [{ rule: 'required' }] }))).toBe(true);
    // A fixed rule of the product.
    expect(isRequired(field('password_confirmation', { isRequired: false }))).toBe(true);
  });

  it('gives a name that it does not know a plain text field', () => {
    expect(kindOf({ name: 'shoeSize' })).toBe('text');
    expect(kindOf({ name: 'constructor' })).toBe('text');
  });

  it('starts with the presets of the platform and the ticks of the brand', () => {
    expect(startValues(shown, (name) => name === 'receiveEmailPromo')).toEqual({
      email: '',
      password: '',
      password_confirmation: '',
      country: 'DE',
      agreements: false,
      receiveEmailPromo: true,
    });
  });
});

describe('judging the form', () => {
  it('finds nothing wrong with a whole one', () => {
    expect(failing(whole)).toEqual({});
  });

  it('[REG-06] wants 6 characters of a password, and the same twice', () => {
    expect(failing({ ...whole, password: 'short', password_confirmation: 'short' })).toEqual({ password: 'min' });
    expect(failing({ ...whole, password_confirmation: 'secreT' })).toEqual({ password_confirmation: 'confirmed' });
    expect(failing({ ...whole, password_confirmation: '' })).toEqual({ password_confirmation: 'required' });
  });

  it('[REG-06] judges the repetition again when the password changes', () => {
    expect(dependentsOf('password', shown)).toEqual(['password_confirmation']);
    expect(dependentsOf('email', shown)).toEqual(['password']);
    expect(dependentsOf('country', shown)).toEqual([]);
  });

  it('[REG-07] wants a valid e-mail, and two characters of a name', () => {
    expect(failing({ ...whole, email: 'ann@example' })).toEqual({ email: 'email' });
    const names = [field('firstName'), field('lastName'), field('personalIdNumber')];
    const judged = judgeFields({ firstName: 'A', lastName: '李', personalIdNumber: '1' }, names);
    expect(Object.values(judged).map(([first]) => first?.rule)).toEqual(['min', 'min', 'min']);
    expect(judgeFields({ firstName: 'Al', lastName: '李明', personalIdNumber: '12' }, names)).toEqual({});
  });

  it('wants the terms ticked and leaves offers free', () => {
    expect(failing({ ...whole, agreements: false })).toEqual({ agreements: 'required' });
    expect(failing({ ...whole, receiveEmailPromo: false })).toEqual({});
  });
});

it('[REG-12] sends a tick as 1; none as empty where it is required, as 0 elsewhere', () => {
  expect(wireValue(field('agreements'), true)).toBe(1);
  expect(wireValue(field('agreements'), false)).toBe('');
  expect(wireValue(field('receiveEmailPromo', { isRequired: false }), undefined)).toBe(0);
});

it('reads the shortest password from the rules of the platform', () => {
  expect(shortestPassword(field('password'))).toBe(6);
  expect(shortestPassword(field('password', { rules: [{ rule: 'min', arguments: '10' }] }))).toBe(10);
});

describe('[REG-02] ways to register', () => {
  it.each([
    [{ email: true, phone: true }, 'both', ['email', 'phone']],
    [{ email: true, phone: true }, null, ['email', 'phone']],
    [{ email: true, phone: true }, 'phone', ['phone']],
    [{ email: true, phone: false }, 'both', ['email']],
    [{ email: false, phone: true }, 'email', ['phone']],
  ] as const)('of %o, shown as %s, are %o', (enabled, tabsDisplay, types) => {
    expect(registrationTypes(enabled, tabsDisplay)).toEqual(types);
  });
});
