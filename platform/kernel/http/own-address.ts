import { AppError } from '../app-error.ts';

/** A partner sends the player back to this address, so it must be one of the site's. Throws invalid on the field. */
export function requireOwnAddress(field: string, address: string, publicUrl: string): string {
  const url = URL.canParse(address, publicUrl) ? new URL(address, publicUrl) : null;
  if (url?.origin !== new URL(publicUrl).origin) throw AppError.invalid(field, 'not an address of the site');
  return url.href;
}
