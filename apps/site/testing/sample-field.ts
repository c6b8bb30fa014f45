import type { Field } from '@verdigale/contract';

/** A field of a form as the platform states it, without rules. */
export const sampleField = (changes: Partial<Field> = {}): Field => ({
  id: 1,
  name: 'password',
  description: '',
  isRequired: true,
  isVisible: true,
  editable: true,
  position: 1,
  rules: [],
  ...changes,
});
