import type { MethodField } from '@verdigale/contract';
import { expect, it } from 'vitest';
import { firstFailure, wireFields } from './field-check.ts';

const field = (key: string, more: Partial<MethodField> = {}): MethodField => ({
  key,
  fieldType: 'text',
  value: null,
  isRequired: true,
  labels: {},
  hints: {},
  position: 1,
  ...more,
});

it('judges a required field, its regexp and the tax number by their rules', () => {
  expect(firstFailure(field('card_number'), '')?.rule).toBe('required');
  expect(firstFailure(field('card_number', { regexp: '^\\d{12}$' }), '12')?.rule).toBe('regex');
  expect(firstFailure(field('card_number', { regexp: '^\\d{12}$' }), '123456789012')).toBeUndefined();
  expect(firstFailure(field('cpf_number'), '11111111111')?.rule).toBe('cpf_number');
  expect(firstFailure(field('note', { isRequired: false }), '')).toBeUndefined();
});

it('sends a phone with a plus and leaves empty fields out', () => {
  expect(wireFields([field('phone'), field('note')], { phone: '49301234567', note: ' ', other: 'x' })).toEqual({ phone: '+49301234567' });
});
