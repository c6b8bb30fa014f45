import type { IncomingHttpHeaders } from 'node:http';

/** How the edge network in front of the servers says where a visitor is. (A 9) */
export interface CountrySource {
  /** Whether its headers may be believed: without such a network anybody can write them. */
  isTrusted: boolean;
  countryHeader: string;
  /** Of whom no edge says it; for development and single-country brands. */
  defaultCountry: string | null;
}

/** Edge networks have codes of their own for what they do not know. */
const isCountry = (code: string) => /^(?!XX|ZZ)[A-Z]{2}$/.test(code);

/** The visitor's country as two capital letters, null when unknown. */
export function countryOf(headers: IncomingHttpHeaders, { isTrusted, countryHeader, defaultCountry }: CountrySource): string | null {
  const country = isTrusted
    ? String(headers[countryHeader] ?? '')
        .trim()
        .toUpperCase()
    : '';
  return isCountry(country) ? country : defaultCountry;
}
