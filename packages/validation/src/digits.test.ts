import { expect, it } from 'vitest';
import { normaliseDigits } from './digits.ts';

it('makes Persian and Arabic digits ASCII and leaves the rest', () => {
  expect(normaliseDigits('۰۱۲۳۴۵۶۷۸۹ ٠١٢٣٤٥٦٧٨٩ a1–९')).toBe('0123456789 0123456789 a1–९');
});
