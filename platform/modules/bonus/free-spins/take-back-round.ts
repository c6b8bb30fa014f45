import type { Transaction } from '#kernel';
import type { Hands } from './change-free-spin.ts';
import { changeFreeSpin, emitFreeSpin } from './change-free-spin.ts';
import { deleteFreeRound } from './free-round.sql.ts';
import type { FreePlay } from './pay-free-round.ts';

/** A round that was rolled back has not been played: it may be begun again. */
export function takeBackFreeRound(tx: Transaction, kernel: Hands, { round, grant }: FreePlay): void {
  tx.write(deleteFreeRound(round.roundId));
  emitFreeSpin(tx, kernel, changeFreeSpin(tx, grant, { used: grant.used - 1 }));
}
