import { normaliseDigits } from './digits.ts';

export const OTP_LENGTH = 6;

const ALLOWED_KEYS = new Set(['Backspace', 'Tab', 'Enter', 'ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Delete']);

/** The code that a typed or pasted text leaves in the field; null rejects it (anything but up to six digits). (A 5) */
export function acceptOtp(text: string): string | null {
  const code = normaliseDigits(text.trim());
  return /^\d*$/.test(code) && code.length <= OTP_LENGTH ? code : null;
}

/** Whether this is a whole code, and nothing but one. */
export function isOtpComplete(code: string): boolean {
  return code.length === OTP_LENGTH && acceptOtp(code) === code;
}

/** Keys that a code input lets through: digits, backspace, tab, enter, arrows, delete. */
export function isOtpKey(key: string): boolean {
  return ALLOWED_KEYS.has(key) || /^\d$/.test(normaliseDigits(key));
}
