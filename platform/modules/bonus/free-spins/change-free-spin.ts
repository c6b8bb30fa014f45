import type { Kernel, Transaction } from '#kernel';
import type { FreeSpinRow } from '../free-spin.sql.ts';
import { viewFreeSpin } from '../view-free-spin.ts';
import { updateFreeSpin } from './free-round.sql.ts';

/** Who pays what free spins win. */
export const houseFreeSpins = 'house:free-spins';

/** Facts for the flow that talks to the provider: a grant to order, or one whose rounds must no longer begin. */
export const freeSpinsGranted = 'bonus.free-spins.granted';
export const freeSpinsEnded = 'bonus.free-spins.ended';

export type Hands = Pick<Kernel, 'clock' | 'events'>;

/** Queues the change and returns the free spins after it. */
export function changeFreeSpin(tx: Transaction, row: FreeSpinRow, change: Partial<FreeSpinRow>): FreeSpinRow {
  const after = { ...row, ...change };
  tx.write(updateFreeSpin(after));
  return after;
}

/** Publishes the free spins as they are after this transaction. (wire 13) */
export function emitFreeSpin(
  tx: Transaction,
  { events }: Pick<Kernel, 'events'>,
  row: FreeSpinRow,
  topic: 'player.freespin.created' | 'player.freespin.updated' = 'player.freespin.updated',
): void {
  events.emit(tx, { topic, playerId: row.playerId, payload: { playerFreespin: viewFreeSpin(row) } });
}
