import type { IncomingMessage } from 'node:http';
import { addressOf, visitorOf, type AddressSource } from '@verdigale/admission';
import type { FastifyRequest } from 'fastify';

export interface EdgeConfig extends AddressSource {
  countryHeader: string;
  /** Country to assume when no edge reports it; for development and single-country brands. */
  defaultCountry: string | null;
}

/** Country and address of the caller as the edge network reports them. (A 9) */
export interface Caller {
  country: string | null;
  ip: string;
}

/** Edge networks have codes of their own for what they do not know. */
const isCountry = (code: string) => /^(?!XX|ZZ)[A-Z]{2}$/.test(code);

export function callerOf({ raw }: Pick<FastifyRequest, 'raw'>, edge: EdgeConfig): Caller {
  const country = headerOf(raw, edge, edge.countryHeader).toUpperCase();
  return { country: isCountry(country) ? country : edge.defaultCountry, ip: addressOf(raw, edge) };
}

/** The visitor that a request counts for; null for what this server's own pages ask. */
export function askerOf({ raw }: Pick<FastifyRequest, 'raw'>, edge: EdgeConfig): string | null {
  return raw.socket.remoteAddress === insideAddress ? null : visitorOf(addressOf(raw, edge));
}

/** The address of calls from within the process. No connection has it, so nobody else can call under it. */
export const insideAddress = 'inside';

function headerOf({ headers }: IncomingMessage, { isTrusted }: EdgeConfig, name: string): string {
  return isTrusted ? String(headers[name] ?? '').trim() : '';
}
