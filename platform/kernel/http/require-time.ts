import { AppError } from '../app-error.ts';

/** A date-time of a call. Throws invalid on its field for a time that the database would refuse: year 0, a leap second. */
export function requireTime(field: string, text: string): Date {
  const time = new Date(text);
  const year = time.getUTCFullYear();
  if (!(year >= 1 && year <= 9999)) throw AppError.invalid(field, 'is not a time');
  return time;
}
