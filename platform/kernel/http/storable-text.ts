import { AppError } from '../app-error.ts';

/** PostgreSQL keeps no NUL and no half of a surrogate pair. */
export function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}

/** Refuses at the door what could never be stored. Throws invalid (field). */
export function requireStorable(text: string, field: string): void {
  if (!isStorable(text)) throw AppError.invalid(field || 'body', 'this text cannot be stored');
}
