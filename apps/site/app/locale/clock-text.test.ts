import { expect, it } from 'vitest';
import { clockText } from './clock-text.ts';

it.each([
  [60, '1:00'],
  [59, '0:59'],
  [9, '0:09'],
  [0, '0:00'],
  [245, '4:05'],
  [3_600, '1:00:00'],
])('[OTP-02] writes %i seconds as %s', (seconds, text) => {
  expect(clockText(seconds, 'en')).toBe(text);
});

it('writes the time in the digits of the language', () => {
  expect(clockText(245, 'fa')).toBe('۴:۰۵');
});

it('writes hours where they are asked for', () => {
  expect(clockText(245, 'en', { hasHours: true })).toBe('0:04:05');
});
