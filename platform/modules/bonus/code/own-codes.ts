import type { BonusCode } from '@verdigale/contract';
import type { Kernel, Queryable } from '#kernel';
import { lockAccounts } from '#modules/wallet';
import { codesOf, deleteWaitingCode, waitingCodeOf } from './code.sql.ts';
import { emitCode } from './redeem-code.ts';
import { viewCode } from './view-code.ts';

/** The player's codes that were right; with a trigger those of it: 3 has the one that waits for a deposit, or none. (BON-06) */
export async function listCodes(db: Queryable, playerId: string, trigger: number | undefined): Promise<BonusCode[]> {
  const codes = (await db.all(codesOf(playerId))).map(viewCode);
  if (trigger === 3) return codes.filter((code) => code.trigger === 3 && code.status === 1);
  return codes.filter((code) => trigger === undefined || code.trigger === trigger);
}

/** Forgets a code that waits; one that is unknown, was applied or is another player's stays. Answers those that wait. */
export async function removeCode(kernel: Kernel, playerId: string, id: string): Promise<BonusCode[]> {
  const { db } = kernel;
  await db.transaction(async (tx) => {
    await lockAccounts(tx, playerId);
    const waiting = await tx.maybe(waitingCodeOf(playerId));
    if (waiting?.id !== id) return;
    await tx.run(deleteWaitingCode(playerId, id));
    // The wire has no status for one that is gone. As it was, it alarms nobody, and has the player's other tabs ask for the list again.
    emitCode(tx, kernel, viewCode(waiting));
  });
  return listCodes(db, playerId, 3);
}
