import type { playerStatus } from '@verdigale/contract';
import { AppError, type Kernel, type Transaction } from '#kernel';
import { noteEvent } from '#modules/journal';
import { updateStatus } from './player.sql.ts';
import { closeAllSessions } from './session/close-session.ts';

export type PlayerStatus = keyof typeof playerStatus;

/**
 * Makes a player active, limited (no deposits, no play for real) or blocked, which ends every session. Throws notFound.
 */
export async function changeStatus(
  tx: Transaction,
  hands: Pick<Kernel, 'clock' | 'events'>,
  playerId: string,
  status: PlayerStatus,
): Promise<void> {
  if (!(await tx.maybe(updateStatus(playerId, status)))) throw new AppError('notFound', 'no such player');
  await noteEvent(tx, hands, { kind: 'account status', playerId, details: { status } });
  if (status === 'blocked') await closeAllSessions(tx, hands, playerId);
}
