import type { Queryable } from '#kernel';
import { checkBonuses, checkBonusPockets } from '#modules/bonus';
import { everything, type Finding } from '#modules/reconcile';

/** Holds the pockets against the bonuses that lie in them; at night, their progress against every bet, too. Needs one snapshot. */
export async function proveBonuses(tx: Queryable, scope: 'recent' | 'all'): Promise<Finding[]> {
  const faults = scope === 'all' ? await checkBonuses(tx) : await checkBonusPockets(tx);
  return faults.map(({ fault, subject, currency, difference }) => ({
    kind: `books: ${fault}`,
    subject,
    details: `${difference > 0n ? '+' : ''}${difference}`,
    currency: currency || everything,
    provider: everything,
  }));
}
