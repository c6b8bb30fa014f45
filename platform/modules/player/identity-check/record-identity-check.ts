import { identityStatus, kycType, type IdentityStatus } from '@verdigale/contract';
import type { Kernel, Transaction } from '#kernel';
import { upsertIdentityCheck } from './identity-check.sql.ts';

export interface IdentityCheck {
  playerId: string;
  status: IdentityStatus;
  /** When the provider reached this status. */
  eventAt: Date;
}

/**
 * Stores the provider's newest result and publishes it to the player. A repeated event, or an older one that
 * arrives late, changes nothing; nor does an event about an unknown player.
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
