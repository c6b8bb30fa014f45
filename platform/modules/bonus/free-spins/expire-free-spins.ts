import type { Kernel, Transaction } from '#kernel';
import { lockAccount, type LockedAccount } from '#modules/wallet';
import { endAllDue } from '../end-all-due.ts';
import { freeSpinById, type FreeSpinRow } from '../free-spin.sql.ts';
import type { Hands } from './change-free-spin.ts';
import { endFreeSpins } from './end-free-spins.ts';
import { livingFreeSpins, overdueFreeSpins, roundsOfGrant, type DueRow } from './free-round.sql.ts';

/**
 * Ends free spins that were not activated in time, or not played in time, under their players' locks, those of many players together. A round that
 * began in time may still win. (decision 22)
 */
export async function expireFreeSpins(kernel: Kernel): Promise<number> {
  return endAllDue(
    (page) => kernel.db.all(overdueFreeSpins(kernel.clock.now(), page)),
    (due) => expire(kernel, due),
  );
}

async function expire(kernel: Kernel, { id, playerId, accountId }: DueRow): Promise<boolean> {
  return kernel.db.together(playerId, async (tx) => {
    const [account, row, { open }] = await Promise.all([
      lockAccount(tx, accountId),
      tx.one(freeSpinById(id)),
      tx.one(roundsOfGrant({ freeSpinId: id, index: 0 })),
    ]);
    if (!isOverdue(row, kernel.clock.now())) return false;
    await endFreeSpins(tx, kernel, account!, row, { result: 4, endedBy: 'time', openRounds: open });
    return true;
  });
}

/** Whether they have not ended though their time is over; at the very instant of its end it is. */
export function isOverdue(
  { state, activationExpiresAt, validUntil }: Pick<FreeSpinRow, 'state' | 'activationExpiresAt' | 'validUntil'>,
  now: Date,
): boolean {
  return state !== 'finished' && (validUntil <= now || (state !== 'active' && activationExpiresAt <= now));
}

/** Ends all free spins of a player who may not play any more, on his locked accounts by their ids. What open rounds win later is his own. (X8) */
export async function endFreeSpinsOf(
  tx: Transaction,
  kernel: Hands,
  playerId: string,
  accounts: Map<string, LockedAccount>,
): Promise<void> {
  for (const { id, accountId } of await tx.all(livingFreeSpins(playerId))) {
    const row = await tx.one(freeSpinById(id));
    const { account } = await endFreeSpins(tx, kernel, accounts.get(accountId)!, row, { result: 3, endedBy: 'house', openRounds: 0 });
    accounts.set(accountId, account);
  }
}
