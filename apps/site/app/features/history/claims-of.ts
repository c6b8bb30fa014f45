import type { Invoice } from '@verdigale/contract';
import { endingOf } from './ending-of.ts';

const prefix = 'claim.';

/** The pages of the provider on which a deposit that goes back is told where to: coins came from an address that need not be the player's. */
export function claimsOf(invoice: Pick<Invoice, 'status' | 'statusResult' | 'publicData'>): string[] {
  if (endingOf(invoice) !== 'returning') return [];
  return Object.entries(invoice.publicData ?? {}).flatMap(([key, url]) => (key.startsWith(prefix) && /^https?:/.test(url) ? [url] : []));
}
