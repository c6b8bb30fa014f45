import type { Environment } from './env.ts';
import { EVERY_ADDRESS, ownUrl } from './own-url.ts';
import { reservePorts } from './ports.ts';

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

/** Without a PUBLIC_URL. On one machine both of its usual names are typed. */
const ownOrigins = (host: string, port: number, internalUrl: string) =>
  EVERY_ADDRESS.has(host) ? [internalUrl, `http://127.0.0.1:${port}`] : [internalUrl];

/** Settles the ports, before anything is started, and the addresses that follow from them. */
export async function settleAddresses(environment: Environment): Promise<Addresses> {
  const { host, publicUrls, sandboxUrl, studioUrl } = environment;
  const { port: main, sandbox, studio } = environment;
  const ports = await reservePorts([
    { variable: 'PORT', host, port: main },
    ...(sandbox ? [{ variable: 'SANDBOX_PORT', host, port: environment.sandboxPort } as const] : []),
    ...(studio ? [{ variable: 'STUDIO_PORT', host, port: environment.studioPort } as const] : []),
  ]);
  const port = ports.get('PORT')!;
  const sandboxPort = ports.get('SANDBOX_PORT') ?? environment.sandboxPort;
  const studioPort = ports.get('STUDIO_PORT') ?? environment.studioPort;
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
