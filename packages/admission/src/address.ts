import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Where a visitor's address stands. */
export interface AddressSource {
  /** False: the header is ignored, since anybody could send it. Only an edge network that overwrites it is trusted. */
  isTrusted: boolean;
  ipHeader: string;
}

type Address = ipaddr.IPv4 | ipaddr.IPv6;

/** `::ffff:203.0.113.7` is 203.0.113.7, as a socket that listens on both kinds reports it. */
const parse = (ip: string): Address | null => (ipaddr.isValid(ip) ? ipaddr.process(ip) : null);
const networkOf = (address: ipaddr.IPv6, groups: number) =>
  address.parts
    .slice(0, groups)
    .map((part) => part.toString(16))
    .join(':');

/** The address of the connection, or the one that a trusted edge reports. */
export function addressOf({ headers, socket }: IncomingMessage, { isTrusted, ipHeader }: AddressSource): string {
  const reported = isTrusted ? String(headers[ipHeader] ?? '').trim() : '';
  return isIP(reported) ? reported : (socket.remoteAddress ?? '');
}

/** Who is behind an address, for limits: the IPv4 address, or the IPv6 network of 64 bits that one line is given as a whole. */
export function visitorOf(ip: string): string {
  const address = parse(ip);
  if (address === null) return ip;
  return address instanceof ipaddr.IPv6 ? `${networkOf(address, 4)}::/64` : address.toString();
}

/** As much of an address as a log may keep: it tells networks apart, not people. */
export function truncateAddress(ip: string): string {
  const address = parse(ip);
  if (address === null) return ip;
  return address instanceof ipaddr.IPv6 ? `${networkOf(address, 3)}::/48` : `${address.octets.slice(0, 3).join('.')}.0/24`;
}
