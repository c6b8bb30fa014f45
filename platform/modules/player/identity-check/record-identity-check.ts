import { identityStatus, kycType, type IdentityStatus } from '@verdigale/contract';
import type { Kernel, Transaction } from '#kernel';
import { lockIdentityCheck, upsertIdentityCheck } from './identity-check.sql.ts';

export interface IdentityCheck {
  playerId: string;
  status: IdentityStatus;
  /** The fields of the profile in which an approved check has proved somebody else: it waits for an operator. */
  differs?: readonly string[];
  /** When the provider reached this status. */
  eventAt: Date;
}

/** The fact that follows the provider's decision. */
export interface IdentityDecided {
  isApproved: boolean;
}

/**
 * Stores the provider's newest result and publishes it to the player. A repeated event, or an older one that
 * arrives late, changes nothing; nor does an event about an unknown player. What an operator has taken as the same person stays so.
 */
export async function recordIdentityCheck(tx: Transaction, { events }: Pick<Kernel, 'events'>, check: IdentityCheck): Promise<boolean> {
  const { playerId, eventAt, differs = [] } = check;
  const before = await tx.maybe(lockIdentityCheck(playerId));
  const isKnown = before?.status === identityStatus.approved && differs.every((field) => before.differs.includes(field));
  const status = check.status === identityStatus.approved && differs.length > 0 && !isKnown ? identityStatus.pending : check.status;
  const changed = await tx.run(upsertIdentityCheck(playerId, status, differs, eventAt));
  if (changed === 0) return false;
  publishIdentity(tx, { events }, { playerId, status, before: before?.status });
  return true;
}

/** Tells the player's pages, and the player where it is decided. */
export function publishIdentity(
  tx: Transaction,
  { events }: Pick<Kernel, 'events'>,
  { playerId, status, before }: { playerId: string; status: IdentityStatus; before: number | undefined },
): void {
  const isApproved = status === identityStatus.approved;
  events.emit(tx, { topic: 'player.kyc.updated', playerId, payload: { type: kycType.identity, value: isApproved } });
  if (before === status || !(isApproved || status === identityStatus.rejected)) return;
  const payload: IdentityDecided = { isApproved };
  events.emit(tx, { topic: 'player.identity.decided', playerId, payload });
}
