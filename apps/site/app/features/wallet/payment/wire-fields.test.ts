import { expect, it } from 'vitest';
import { sampleField } from '../testing.ts';
import { wireFields } from './wire-fields.ts';

it('[DEP-06] sends a phone with a plus, and leaves out empty fields and the number of the agent', () => {
  const fields = ['phone', 'note', 'agentNumber'].map((key) => sampleField(key));
  expect(wireFields(fields, { phone: '49301234567', note: ' ', agentNumber: '4471', other: 'x' })).toEqual({ phone: '+49301234567' });
  expect(wireFields(fields, { phone: '+49301234567', note: ' a ' })).toEqual({ phone: '+49301234567', note: 'a' });
});
