import type { Profile } from '@verdigale/contract';

/** The phone by which a player is told of what concerns his rights or his money: his own, where he has no e-mail address. */
export function phoneAlone({ email, phone, phoneConfirmed }: Pick<Profile, 'email' | 'phone' | 'phoneConfirmed'>): string | null {
  return !email && phone && phoneConfirmed ? phone : null;
}
