import type { Invoice } from '@verdigale/contract';

const prefix = 'claim.';

/**
 * The provider's pages where the player says where a returned deposit should go: coins came from an address that need not be the player's.
 * A page is listed until its money has arrived. The status cannot tell, since other payments to the same address may have been credited
 * before or since.
 */
export function claimsOf({ statusResult, publicData }: Pick<Invoice, 'statusResult' | 'publicData'>): string[] {
  if (statusResult === 'returned') return [];
  return Object.entries(publicData ?? {}).flatMap(([key, url]) => (key.startsWith(prefix) && /^https?:/.test(url) ? [url] : []));
}
