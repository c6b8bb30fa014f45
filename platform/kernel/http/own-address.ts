import { AppError } from '../app-error.ts';

/** A partner sends the player back to this address, so it must be one of the site's; a path is one of the first. Throws invalid on the field. */
export function requireOwnAddress(field: string, address: string, origins: readonly string[]): string {
  const url = URL.canParse(address, origins[0]) ? new URL(address, origins[0]) : null;
  if (!url || !origins.includes(url.origin)) throw AppError.invalid(field, 'not an address of the site');
  return url.href;
}
