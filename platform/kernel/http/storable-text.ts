import { AppError } from '../app-error.ts';

/** PostgreSQL cannot store NUL or half of a surrogate pair. */
export function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}

/** Refuses early what could not be stored. Throws invalid (field). */
export function requireStorable(text: string, field: string): void {
  if (!isStorable(text)) throw AppError.invalid(field || 'body', 'this text cannot be stored');
}
