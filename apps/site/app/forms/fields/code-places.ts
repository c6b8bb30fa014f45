import { acceptOtp, OTP_LENGTH } from '@verdigale/validation';

/** The digits by place, empty where there is none. As a text, the code has a space for an empty place before a filled one. */
export function placesOf(code: string): string[] {
  return Array.from({ length: OTP_LENGTH }, (_, place) => code[place]?.trim() ?? '');
}

/** What a place is left with: the code, and where the next digit belongs. */
export interface Entered {
  code: string;
  next: number;
}

/**
 * What is typed, pasted or filled in at a place, which may be a whole code; null refuses it, for anything but digits. A digit
 * beside the one that stands there replaces it; nothing empties the place.
 */
export function enterAt(code: string, place: number, typed: string): Entered | null {
  const places = placesOf(code);
  const digits = acceptOtp(typed);
  if (digits === null) return null;
  if (digits === '') return { code: textOf(places.with(place, '')), next: place };
  const old = places[place]!;
  const fresh = old !== '' && digits.length === 2 ? digits.replace(old, '') : digits;
  const from = fresh.length === OTP_LENGTH ? 0 : place;
  const rest = [...fresh].slice(0, OTP_LENGTH - from);
  places.splice(from, rest.length, ...rest);
  return { code: textOf(places), next: Math.min(from + rest.length, OTP_LENGTH - 1) };
}

const textOf = (places: readonly string[]) =>
  places
    .map((digit) => digit || ' ')
    .join('')
    .trimEnd();
