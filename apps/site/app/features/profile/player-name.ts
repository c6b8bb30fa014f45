import type { Profile } from '@verdigale/contract';

/** What a player is called on the site; empty without a name. A phone number does not count as a name, and of two the one without stars is better. */
export function nameOf({ firstName, nickname, email }: Pick<Profile, 'firstName' | 'nickname' | 'email'>): string {
  const isMasked = nickname?.includes('*') ?? false;
  return (isMasked && firstName) || nickname || firstName || email || '';
}

/** The letter on the seal; a star for a name without letters. */
export function initialOf(name: string): string {
  return /[\p{L}\p{N}]/u.exec(name)?.[0].toUpperCase() ?? '★';
}
