import { toWirePhone } from '@verdigale/validation/phone';
import { canonical } from './hash-password.ts';

export const ownContactMessage = 'The password must be neither the e-mail address nor the phone number';

/** Whether a password is the player's own e-mail address or phone, in whatever spelling: whoever knows the login would try it first. */
export function isOwnContact(password: string, { email, phone }: { email: string | null; phone: string | null }): boolean {
  const typed = canonical(password);
  return typed.toLowerCase() === email?.toLowerCase() || (phone !== null && toWirePhone(typed) === phone);
}
