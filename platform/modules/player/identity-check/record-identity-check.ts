import { identityStatus, kycType, type IdentityStatus } from '@verdigale/contract';
import type { Kernel, Transaction } from '#kernel';
import { upsertIdentityCheck } from './identity-check.sql.ts';

export interface IdentityCheck {
  playerId: string;
  status: IdentityStatus;
  /** When it came to be so at the provider. */
  eventAt: Date;
}

/**
 * Keeps the newest word of the provider and tells the player's pages of it. The same event again, or an older one that
 * comes late, changes nothing; nor does an event of somebody who is no player.
 */
export async function recordIdentityCheck(tx: Transaction, { events }: Pick<Kernel, 'events'>, check: IdentityCheck): Promise<boolean> {
  const { playerId, status, eventAt } = check;
  const changed = await tx.run(upsertIdentityCheck(playerId, status, eventAt));
  if (changed === 0) return false;
  events.emit(tx, {
    topic: 'player.kyc.updated',
    playerId,
    payload: { type: kycType.identity, value: status === identityStatus.approved },
  });
  return true;
}
