import { parsePhoneNumberWithError } from 'libphonenumber-js/max';
import { normaliseDigits } from './digits.ts';
import { plain, textOf, type RuleSet } from './rule.ts';

/** (A 5); its other limits, 17 digits of national number, 3 of calling code and 20 of extension, are the library's own. */
const MAX_RAW = 250;

/**
 * The number as the players' wire carries it: digits with the calling code, no plus; null unless it is a valid number. The plus
 * may be missing from the input, the calling code may not. By the library's full data, in browsers as on the server: whatever
 * one takes, the other takes. (VAL-07)
 */
export function toWirePhone(text: string): string | null {
  // Parameters of a tel: address could name another calling code than the number that is shown.
  if (text.length > MAX_RAW || text.includes(';')) return null;
  const ascii = normaliseDigits(text).trim();
  const international = ascii.startsWith('+') ? ascii : `+${ascii}`;
  try {
    // Without `extract: false` a number anywhere inside a longer text would do.
    const number = parsePhoneNumberWithError(international, { extract: false });
    return number.isValid() ? number.number.slice(1) : null;
  } catch {
    return null;
  }
}

const isPhone = plain((value) => {
  const text = textOf(value);
  return text !== null && toWirePhone(text) !== null;
});

/** The rules `phone` and `callingCode`, for the `extra` of a validation. */
export const phoneRules: RuleSet = { phone: isPhone, callingCode: isPhone };
