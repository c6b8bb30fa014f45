import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';

export interface EdgeConfig {
  /** False: the headers are ignored, since anybody could send them. Only an edge network that overwrites them is trusted. */
  isTrusted: boolean;
  countryHeader: string;
  ipHeader: string;
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

export function callerOf(request: FastifyRequest, edge: EdgeConfig): Caller {
  const header = (name: string) => (edge.isTrusted ? String(request.headers[name] ?? '').trim() : '');
  const country = header(edge.countryHeader).toUpperCase();
  return {
    country: isCountry(country) ? country : edge.defaultCountry,
    ip: isIP(header(edge.ipHeader)) ? header(edge.ipHeader) : request.ip,
  };
}
