import type { Invoice } from '@verdigale/contract';

const prefix = 'claim.';

/**
 * The pages of the provider on which a deposit that goes back is told where to: coins came from an address that need not be the player's. One is listed until
 * its money has arrived; what else came to the same address may have been credited before or since, so that the status says nothing of it.
 */
export function claimsOf({ statusResult, publicData }: Pick<Invoice, 'statusResult' | 'publicData'>): string[] {
  if (statusResult === 'returned') return [];
  return Object.entries(publicData ?? {}).flatMap(([key, url]) => (key.startsWith(prefix) && /^https?:/.test(url) ? [url] : []));
}
