import { BlockList, isIP } from 'node:net';

/** Addresses that are never those of strangers: this machine, its network, and what providers put between their customers. */
const ownNetworks = new BlockList();
for (const network of ['127.0.0.0/8', '10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', '169.254.0.0/16', '100.64.0.0/10']) {
  const [address = '', bits] = network.split('/');
  ownNetworks.addSubnet(address, Number(bits), 'ipv4');
}
for (const [address, bits] of [
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  ownNetworks.addSubnet(address, bits, 'ipv6');

/** Names that the public's name servers do not know. */
const ownName = /^[^.]+$|\.(localhost|local|lan|internal|home\.arpa|test)$/;

/** Whether strangers may come to this origin. */
export function isPublic(origin: string): boolean {
  const host = new URL(origin).hostname.replace(/^\[|\]$/g, '');
  const family = isIP(host);
  return family === 0 ? !ownName.test(host) : !ownNetworks.check(host, family === 4 ? 'ipv4' : 'ipv6');
}
