import type { Profile } from '@verdigale/contract';

/** The confirmed phone of a player without an e-mail address, for messages about rights or money; null for everybody else. */
export function phoneAlone({ email, phone, phoneConfirmed }: Pick<Profile, 'email' | 'phone' | 'phoneConfirmed'>): string | null {
  return !email && phone && phoneConfirmed ? phone : null;
}
