import type { Kernel } from '#kernel';

/** Where passkeys belong: the host of the canonical address, and the pages that may ask for one. */
export function passkeySite({ config }: Pick<Kernel, 'config'>): { rpId: string; origins: string[] } {
  return { rpId: new URL(config.publicUrl).hostname, origins: [...config.origins] };
}

/** How long a browser may take over it, and its challenge is good. */
export const ceremonyMs = 5 * 60_000;
