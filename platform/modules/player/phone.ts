import { toWirePhone } from '@verdigale/validation/phone';
import { AppError } from '#kernel';

/** A phone as it is stored and travels: digits with the calling code, no plus. Throws invalid on the field `phone`. (wire 0.3) */
export function requirePhone(typed: string): string {
  const phone = toWirePhone(typed);
  if (phone === null) throw AppError.invalid('phone', 'This is not a phone number');
  return phone;
}
