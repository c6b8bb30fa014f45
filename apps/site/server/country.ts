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

/** The visitor's country as two capital letters, null when unknown. */
export function countryOf(headers: IncomingHttpHeaders, { isTrusted, countryHeader, defaultCountry }: Edge): string | null {
  const value = isTrusted ? headers[countryHeader] : undefined;
  return typeof value === 'string' && /^[A-Za-z]{2}$/.test(value) ? value.toUpperCase() : defaultCountry;
}
