import type { Transaction } from '#kernel';
import type { FreeSpinRow } from '../free-spin.sql.ts';
import { emitFreeSpin, freeSpinsGranted, type Hands } from './change-free-spin.ts';
import { insertFreeSpin } from './free-round.sql.ts';

export type NewFreeSpins = Omit<
  FreeSpinRow,
  'state' | 'result' | 'endedBy' | 'used' | 'winnings' | 'playerBonusId' | 'createdAt' | 'issuedAt' | 'activatedAt' | 'finishedAt'
>;

/** Gives free spins to a player, in the transaction of what he gets them for. A job orders them from the provider afterwards. */
export function grantFreeSpins(tx: Transaction, kernel: Hands, granted: NewFreeSpins): FreeSpinRow {
  const row: FreeSpinRow = {
    ...granted,
    state: 'issuing',
    result: 1,
    endedBy: null,
    used: 0,
    winnings: 0n,
    playerBonusId: null,
    createdAt: kernel.clock.now(),
    issuedAt: null,
    activatedAt: null,
    finishedAt: null,
  };
  tx.write(insertFreeSpin(row));
  emitFreeSpin(tx, kernel, row, 'player.freespin.created');
  kernel.events.emit(tx, { topic: freeSpinsGranted, playerId: row.playerId, payload: { id: row.id } });
  return row;
}
