import type { MethodField } from '@verdigale/contract';
import { expect, it } from 'vitest';
import { wireFields } from './wire-fields.ts';

const field = (key: string): MethodField => ({
  key,
  fieldType: 'text',
  type: 'string',
  value: null,
  isRequired: true,
  regexp: '',
  labels: {},
  hints: {},
  position: 1,
});

it('[DEP-06] sends a phone with a plus, and leaves out empty fields and the number of the agent', () => {
  const fields = ['phone', 'note', 'agentNumber'].map(field);
  expect(wireFields(fields, { phone: '49301234567', note: ' ', agentNumber: '4471', other: 'x' })).toEqual({ phone: '+49301234567' });
  expect(wireFields(fields, { phone: '+49301234567', note: ' a ' })).toEqual({ phone: '+49301234567', note: 'a' });
});
