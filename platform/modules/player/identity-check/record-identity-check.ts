import { identityStatus, kycType, type IdentityStatus } from '@verdigale/contract';
import type { Kernel, Transaction } from '#kernel';
import { lockIdentityCheck, upsertIdentityCheck } from './identity-check.sql.ts';

export interface IdentityCheck {
  playerId: string;
  status: IdentityStatus;
  /** When the provider reached this status. */
  eventAt: Date;
}

/** The fact that follows the provider's decision. */
export interface IdentityDecided {
  isApproved: boolean;
}

/**
 * Stores the provider's newest result and publishes it to the player. A repeated event, or an older one that
 * arrives late, changes nothing; nor does an event about an unknown player.
 */
export async function recordIdentityCheck(tx: Transaction, { events }: Pick<Kernel, 'events'>, check: IdentityCheck): Promise<boolean> {
  const { playerId, status, eventAt } = check;
  const before = await tx.maybe(lockIdentityCheck(playerId));
  const changed = await tx.run(upsertIdentityCheck(playerId, status, eventAt));
  if (changed === 0) return false;
  events.emit(tx, {
    topic: 'player.kyc.updated',
    playerId,
    payload: { type: kycType.identity, value: status === identityStatus.approved },
  });
  const isApproved = status === identityStatus.approved;
  if (before?.status !== status && (isApproved || status === identityStatus.rejected)) {
    const payload: IdentityDecided = { isApproved };
    events.emit(tx, { topic: 'player.identity.decided', playerId, payload });
  }
  return true;
}
