import { expect, it } from 'vitest';
import { clockText } from './countdown.ts';

it.each([
  [60, '1:00'],
  [59, '0:59'],
  [9, '0:09'],
  [0, '0:00'],
])('[OTP-02] writes %i seconds as %s', (seconds, text) => {
  expect(clockText(seconds)).toBe(text);
});
