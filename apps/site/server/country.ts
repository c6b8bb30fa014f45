import type { IncomingHttpHeaders } from 'node:http';

/** The edge network in front of the server. (A 9) */
export interface Edge {
  /** Whether its headers may be believed: without such a network anybody can write them. */
  isTrusted: boolean;
  /** The header in which it names the visitor's country. */
  countryHeader: string;
  /** The country of visitors of whom it says nothing. */
  defaultCountry: string | null;
}

/** Edge networks have codes of their own for what they do not know. */
const isCountry = (code: string) => /^(?!XX|ZZ)[A-Z]{2}$/.test(code);

/** The visitor's country as two capital letters, null when unknown: the same that the platform takes him to be in. */
export function countryOf(headers: IncomingHttpHeaders, { isTrusted, countryHeader, defaultCountry }: Edge): string | null {
  const country = isTrusted
    ? String(headers[countryHeader] ?? '')
        .trim()
        .toUpperCase()
    : '';
  return isCountry(country) ? country : defaultCountry;
}
