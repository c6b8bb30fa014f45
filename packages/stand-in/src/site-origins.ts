const loopback = ['localhost', '127.0.0.1'];

/**
 * The origins that may frame the partners' pages. Without a configured list it is the platform's own origin; on a
 * developer's machine both names of the loopback count, since a person types either.
 */
export function siteOrigins(platformUrl: string, configured?: readonly string[]): readonly string[] {
  if (configured?.length) return configured.map((address) => new URL(address).origin);
  const { protocol, hostname, port, origin } = new URL(platformUrl);
  if (!loopback.includes(hostname)) return [origin];
  return loopback.map((name) => new URL(`${protocol}//${name}${port ? `:${port}` : ''}`).origin);
}
