import type { Country } from '@verdigale/contract';
import { normaliseDigits } from '@verdigale/validation';
import { phoneMask, textMask } from '@verdigale/validation/masks';

type Prefixed = Pick<Country, 'code' | 'phonePrefix'>;

const mask = textMask(phoneMask);

/** A typed number as it is shown: digits only, at most 12. (REG-13) */
export const maskNumber = (typed: string): string => mask.apply(typed);

/** Prefix and number in one, as it travels; empty without a number. Without a country it is what was typed, without its sign. */
export function joinPhone(country: Prefixed | undefined, number: string): string {
  if (!country) return wholeNumber(number) ?? number;
  return number === '' ? '' : country.phonePrefix + number;
}

/** The digits of what begins with a calling code; null for anything else. */
function wholeNumber(typed: string): string | null {
  const text = normaliseDigits(typed).replace(/[^\d+]/g, '');
  return text.startsWith('+') ? text.slice(1) : text.startsWith('00') ? text.slice(2) : null;
}

/**
 * A whole number, as autofill and other pages give it, in its parts; null for what does not begin with a calling code.
 * Of countries that share a code the preferred one wins.
 */
export function splitPhone(typed: string, countries: readonly Prefixed[], preferred?: string): { code: string; number: string } | null {
  const digits = wholeNumber(typed);
  if (digits === null) return null;
  const fitting = countries.filter(({ phonePrefix }) => digits.startsWith(phonePrefix));
  const longest = Math.max(0, ...fitting.map(({ phonePrefix }) => phonePrefix.length));
  const best = fitting.filter(({ phonePrefix }) => phonePrefix.length === longest);
  const country = best.find(({ code }) => code === preferred) ?? best[0];
  return country ? { code: country.code, number: maskNumber(digits.slice(longest)) } : null;
}
