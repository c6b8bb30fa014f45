import { AppError } from '#kernel';
import { money } from '@verdigale/money';
import { expect, it } from 'vitest';
import { checkPayment } from './check-payment.ts';
import type { Field, Method, MethodOption } from './method.ts';

const cents = (amount: bigint) => money(amount, 'EUR');
const euro = { currency: 'EUR', exponent: 2 };

const field = (key: string, more: Partial<Field> = {}): Field => ({
  key,
  fieldType: 'text',
  value: null,
  isRequired: true,
  labels: {},
  hints: {},
  position: 1,
  ...more,
});

function method(...fields: Field[]): Method {
  return {
    id: 'm',
    provider: 'p',
    type: 'form',
    processingType: 'message',
    names: {},
    logo: '',
    presets: [],
    min: cents(10_00n),
    max: cents(100_00n),
    fields,
  };
}

function faultsOf(asked: Parameters<typeof checkPayment>[1], ...fields: Field[]): Record<string, string[]> | undefined {
  try {
    checkPayment(method(...fields), asked, euro);
    return undefined;
  } catch (error) {
    if (error instanceof AppError && error.status === 422) return error.details.fields;
    throw error;
  }
}

it('says in one line what its fields say', () => {
  const asked = { amount: 9.99, fields: { card: 'x' } };
  expect(() => checkPayment(method(field('account'), field('card', { regexp: '^\\d+$' })), asked, euro)).toThrow(
    /^account: is required; card: is invalid; amount: must be at least 10 EUR$/,
  );
});

it('says all that is wrong at once, by field', () => {
  const fields = [field('account'), field('card', { regexp: '^\\d+$' }), field('bank', { options: [{ id: 'a', name: 'A' }] })];
  expect(faultsOf({ amount: 9.99, fields: { card: 'x', bank: 'b', other: '1' } }, ...fields)).toEqual({
    amount: ['must be at least 10 EUR'],
    account: ['is required'],
    card: ['is invalid'],
    bank: ['is not one of the options'],
    other: ['is unknown'],
  });
});

it.each([10.001, -1, 0, 1e21, Number.MIN_VALUE, 100.01])('refuses the amount %d', (amount) => {
  expect(Object.keys(faultsOf({ amount }) ?? {})).toEqual(['amount']);
});

it('[DEP-06] keeps what is filled unless something else is given, and never what a client says of the agent', () => {
  const fields = [
    field('email', { value: 'anna@example.org' }),
    field('agentNumber', { value: '4471' }),
    field('note', { isRequired: false }),
  ];
  const asked = { amount: 10, fields: { agentNumber: '1', note: null } };
  expect(checkPayment(method(...fields), asked, euro).fields).toEqual({ email: 'anna@example.org', agentNumber: '4471' });
  expect(checkPayment(method(...fields), { amount: 10, fields: { email: ' b@example.org ' } }, euro).fields.email).toBe('b@example.org');
  expect(faultsOf({ amount: 10, fields: { email: '' } }, ...fields)).toEqual({ email: ['is required'] });
});

it('[DEP-06] keeps a phone with its plus, however it was written', () => {
  for (const phone of ['+49 151 23456789', '4915123456789'])
    expect(checkPayment(method(field('phone')), { amount: 10, fields: { phone } }, euro).fields.phone).toBe('+4915123456789');
  expect(faultsOf({ amount: 10, fields: { phone: '+49' } }, field('phone'))).toEqual({ phone: ['is invalid'] });
});

it("[DEP-04] [WD-02] takes the chosen network's limits and the form of its addresses", () => {
  const options: MethodOption[] = [
    { id: 'cheap', name: 'Cheap', regex: '^c+$', min: cents(1_00n), max: cents(50_00n) },
    { id: null, name: 'Plain', regex: '^p+$' },
  ];
  const fields = [field('crypto_network', { options }), field('wallet_id')];
  const faults = (amount: number, crypto_network: string | null, wallet_id: string) =>
    Object.keys(faultsOf({ amount, fields: { crypto_network, wallet_id } }, ...fields) ?? {});
  expect(faults(1, 'cheap', 'ccc')).toEqual([]);
  expect(faults(50.01, 'cheap', 'ppp')).toEqual(['wallet_id', 'amount']);
  expect(faults(1, null, 'ppp')).toEqual(['amount']);
  expect(faults(100, null, 'ppp')).toEqual([]);
  expect(faults(100, 'none', 'ppp')).toEqual(['crypto_network']);
});

it.each(['__proto__', 'constructor', 'toString'])('knows no field %s', (key) => {
  const fields = JSON.parse(`{"${key}":"x"}`) as Record<string, string>;
  expect(Object.keys(faultsOf({ amount: 10, fields }, field('note', { isRequired: false })) ?? {})).toContain(key);
});
