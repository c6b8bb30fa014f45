import type { Profile } from '@verdigale/contract';

/** What a player is called on the site. */
export function nameOf({ nickname, email, phone }: Pick<Profile, 'nickname' | 'email' | 'phone'>): string {
  return nickname ?? email ?? phone ?? '';
}

/** The letter on the seal; a star for a name without letters. */
export function initialOf(name: string): string {
  return /[\p{L}\p{N}]/u.exec(name)?.[0].toUpperCase() ?? '★';
}
