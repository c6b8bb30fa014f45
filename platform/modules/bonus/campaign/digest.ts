import { createHash } from 'node:crypto';
import type { Offer } from './offer.ts';

/** The same for the same offer, whatever the order of its keys: PostgreSQL keeps none. */
export function digestOf(offer: Offer): string {
  const text = JSON.stringify(offer, (_, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
  return createHash('sha256').update(text).digest('hex');
}
