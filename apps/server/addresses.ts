import type { Environment } from './env.ts';
import { reservePort } from './ports.ts';

/** Where things answer: as browsers and partners see it, and from within this machine. No slash at the end. */
export interface Addresses {
  port: number;
  sandboxPort: number;
  studioPort: number;
  /** The canonical one. */
  publicUrl: string;
  /** All of them, the canonical one first. */
  origins: readonly string[];
  sandboxUrl: string;
  studioUrl: string;
  internalUrl: string;
}

const EVERY_ADDRESS = new Set(['0.0.0.0', '::', 'localhost']);

/** Without a PUBLIC_URL. On one machine both of its usual names are typed. */
const ownOrigins = (host: string, port: number, internalUrl: string) =>
  EVERY_ADDRESS.has(host) ? [internalUrl, `http://127.0.0.1:${port}`] : [internalUrl];

/** What listens there, as a browser on this machine reaches it. */
export function ownUrl(host: string, port: number): string {
  const reachable = EVERY_ADDRESS.has(host) ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${reachable}:${port}`;
}

/** Settles the ports, before anything is started, and the addresses that follow from them. */
export async function settleAddresses(environment: Environment): Promise<Addresses> {
  const { host, publicUrls, sandboxUrl, studioUrl } = environment;
  const taken: number[] = [];
  const settle = async (variable: 'PORT' | 'SANDBOX_PORT' | 'STUDIO_PORT', wanted: number): Promise<number> => {
    let port: number;
    do port = await reservePort({ variable, host, port: wanted });
    while (taken.includes(port));
    taken.push(port);
    return port;
  };
  const port = await settle('PORT', environment.port);
  const sandboxPort = environment.sandbox ? await settle('SANDBOX_PORT', environment.sandboxPort) : environment.sandboxPort;
  const studioPort = environment.studio ? await settle('STUDIO_PORT', environment.studioPort) : environment.studioPort;
  const internalUrl = ownUrl(host, port);
  const [publicUrl = internalUrl, ...mirrors] = publicUrls.length > 0 ? publicUrls : ownOrigins(host, port, internalUrl);
  return {
    port,
    sandboxPort,
    studioPort,
    publicUrl,
    origins: [publicUrl, ...mirrors],
    sandboxUrl: sandboxUrl ?? ownUrl(host, sandboxPort),
    studioUrl: studioUrl ?? ownUrl(host, studioPort),
    internalUrl,
  };
}
