/** Hosts at which a browser of this machine finds it by its usual names. */
export const EVERY_ADDRESS: ReadonlySet<string> = new Set(['0.0.0.0', '::', 'localhost']);

/** What listens there, as a browser reaches it: on this machine, or at the address of HOST. No slash at the end. */
export function ownUrl(host: string, port: number): string {
  const reachable = EVERY_ADDRESS.has(host) ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${reachable}:${port}`;
}
