import type { Kernel, Transaction } from '#kernel';
import { noteEvent } from '#modules/journal';
import { findExclusion } from '../exclusion/find-exclusion.ts';
import { eraseDetails, eraseTraces, eraseTraits, eraseWaysIn } from './erase-person.sql.ts';

/**
 * Removes what says who a blocked player is. What he is recognised by stays while he is excluded, since else he could register anew. Returns until
 * when that is: null for good, undefined where nothing stays. Done again, it changes nothing, or does the rest once the exclusion is over.
 */
export async function erasePerson(tx: Transaction, hands: Pick<Kernel, 'clock'>, playerId: string): Promise<Date | null | undefined> {
  const exclusion = await findExclusion(tx, playerId);
  const isExcluded = exclusion !== undefined && (exclusion.endsAt === null || exclusion.endsAt > hands.clock.now());
  await tx.run(eraseWaysIn(playerId));
  let changed = await tx.run(eraseDetails(playerId));
  if (!isExcluded) {
    await tx.run(eraseTraces(playerId));
    changed += await tx.run(eraseTraits(playerId));
  }
  if (changed > 0) await noteEvent(tx, hands, { kind: 'account status', playerId, details: { status: 'erased' } });
  return isExcluded ? exclusion.endsAt : undefined;
}
