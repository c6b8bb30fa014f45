import { expect, it } from 'vitest';
import { acceptOtp, isOtpComplete, isOtpKey } from './otp.ts';

it.each([
  ['123456', '123456'],
  [' 123456\n', '123456'],
  ['12', '12'],
  ['', ''],
  ['۱۲۳۴۵۶', '123456'],
  ['12a456', null],
  ['123 456', null],
  ['1234567', null],
  ['-12345', null],
])('[OTP-01] pasting %j leaves %j', (text, code) => expect(acceptOtp(text)).toBe(code));

it('[OTP-01] [OTP-03] is complete only at six digits', () => {
  expect(['12345', '123456', '12345a', '1234567'].map(isOtpComplete)).toEqual([false, true, false, false]);
});

it('[OTP-01] lets only digits and editing keys through', () => {
  expect(['0', '9', '۵', 'Backspace', 'Tab', 'Enter', 'ArrowLeft', 'Delete'].every(isOtpKey)).toBe(true);
  expect(['a', ' ', '-', 'e', 'Escape', 'F1', '12'].some(isOtpKey)).toBe(false);
});
