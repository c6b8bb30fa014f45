import { expect, it } from 'vitest';
import { chosenOption, judgeMethodField } from './method-field.ts';
import { phoneRules } from './phone.ts';

const field = (key: string, more: object = {}) => ({ key, isRequired: true, ...more });

function ruleBroken(own: ReturnType<typeof field>, value: string | null, form: { fields?: object[]; values?: object } = {}) {
  const fields = [own, ...((form.fields ?? []) as (typeof own)[])];
  return judgeMethodField(own, { fields, values: { [own.key]: value, ...form.values } }, { extra: phoneRules })?.rule;
}

it('[DEP-06] judges required fields, and passes an optional one that is empty', () => {
  expect(ruleBroken(field('note'), '')).toBe('required');
  expect(ruleBroken(field('note'), '   ')).toBe('required');
  expect(ruleBroken(field('note', { isRequired: false }), '')).toBeUndefined();
  expect(ruleBroken(field('note', { isRequired: false, regexp: '^.{0,3}$' }), 'four')).toBe('regex');
});

it('[DEP-06] judges phone and cpf_number by their own rules, whatever regexp comes along', () => {
  expect(ruleBroken(field('phone', { regexp: '^x$' }), '+4915123456789')).toBeUndefined();
  expect(ruleBroken(field('phone'), '4915123456789')).toBeUndefined();
  expect(ruleBroken(field('phone'), '+491')).toBe('phone');
  expect(ruleBroken(field('cpf_number', { regexp: '^x$' }), '52998224725')).toBeUndefined();
  expect(ruleBroken(field('cpf_number'), '52998224724')).toBe('cpf_number');
  expect(ruleBroken(field('cpf_number'), '11111111111')).toBe('cpf_number');
});

it('takes one of the options and nothing else; an option without an id is meant by no value', () => {
  const bank = field('bank', { options: [{ id: 'meridian' }, { id: 'alder' }] });
  expect(ruleBroken(bank, 'alder')).toBeUndefined();
  expect(ruleBroken(bank, 'toString')).toBe('in');
  expect(ruleBroken(bank, '')).toBe('required');
  const options = [{ id: null }, { id: 'TON' }];
  expect(ruleBroken(field('crypto_network', { options }), null)).toBeUndefined();
  expect(chosenOption({ options }, '')?.id).toBeNull();
});

it('[WD-02] judges the address by the network, by the currency of a payout, or by its own regexp', () => {
  const network = field('crypto_network', { options: [{ id: 'A', regex: '^a+$' }, { id: 'B', regex: '^b+$' }, { id: 'C' }] });
  const coin = field('currencyWithdraw', { options: [{ id: 'X', regexp: '^x+$' }] });
  const address = field('wallet_id', { isRequired: false, regexp: '^own$' });
  expect(ruleBroken(address, 'aa', { fields: [network], values: { crypto_network: 'A' } })).toBeUndefined();
  expect(ruleBroken(address, 'aa', { fields: [network], values: { crypto_network: 'B' } })).toBe('regex');
  expect(ruleBroken(address, 'xx', { fields: [coin], values: { currencyWithdraw: 'X' } })).toBeUndefined();
  expect(ruleBroken(address, 'own', { fields: [network], values: { crypto_network: 'C' } })).toBeUndefined();
  expect(ruleBroken(address, '')).toBe('required');
});

it('[DEP-06] says nothing of what the platform fills in', () => {
  expect(ruleBroken(field('agentNumber'), '')).toBeUndefined();
});
