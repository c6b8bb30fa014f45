import type { Environment } from './env.ts';
import { reservePort } from './ports.ts';

/** Where things answer: as browsers and partners see it, and from within this machine. No slash at the end. */
export interface Addresses {
  port: number;
  sandboxPort: number;
  publicUrl: string;
  sandboxUrl: string;
  internalUrl: string;
}

const EVERY_ADDRESS = new Set(['0.0.0.0', '::', 'localhost']);

/** Settles the ports, before anything is started, and the addresses that follow from them. */
export async function settleAddresses(environment: Environment): Promise<Addresses> {
  const { host, publicUrl, sandboxUrl } = environment;
  const port = await reservePort({ variable: 'PORT', host, port: environment.port });
  let { sandboxPort } = environment;
  if (environment.sandbox) {
    do sandboxPort = await reservePort({ variable: 'SANDBOX_PORT', host, port: environment.sandboxPort });
    while (sandboxPort === port);
  }
  const reachable = EVERY_ADDRESS.has(host) ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return {
    port,
    sandboxPort,
    publicUrl: publicUrl ?? `http://${reachable}:${port}`,
    sandboxUrl: sandboxUrl ?? `http://${reachable}:${sandboxPort}`,
    internalUrl: `http://${reachable}:${port}`,
  };
}
