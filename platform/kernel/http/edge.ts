import { addressOf, countryOf, visitorOf, type AddressSource, type CountrySource } from '@verdigale/admission';
import type { FastifyRequest } from 'fastify';

export type EdgeConfig = AddressSource & CountrySource;

/** Country and address of the caller as the edge network reports them. (A 9) */
export interface Caller {
  country: string | null;
  ip: string;
}

export function callerOf({ raw }: Pick<FastifyRequest, 'raw'>, edge: EdgeConfig): Caller {
  return { country: countryOf(raw.headers, edge), ip: addressOf(raw, edge) };
}

/** The visitor that a request counts for; null for what this server's own pages ask. */
export function askerOf({ raw }: Pick<FastifyRequest, 'raw'>, edge: EdgeConfig): string | null {
  return raw.socket.remoteAddress === insideAddress ? null : visitorOf(addressOf(raw, edge));
}

/** The address of calls from within the process. No connection has it, so nobody else can call under it. */
export const insideAddress = 'inside';
