import type { Kernel, Transaction } from '#kernel';
import { lockAccount, type LockedAccount } from '#modules/wallet';
import { freeSpinById, type FreeSpinRow } from '../free-spin.sql.ts';
import type { Hands } from './change-free-spin.ts';
import { endFreeSpins } from './end-free-spins.ts';
import { livingFreeSpins, overdueFreeSpins, roundsOfGrant } from './free-round.sql.ts';

const batch = 200;

/** Ends free spins that were not activated in time, or not played in time; each in a transaction of its own. A round that began in time may still win. */
export async function expireFreeSpins(kernel: Kernel): Promise<number> {
  let ended = 0;
  for (;;) {
    const due = await kernel.db.all(overdueFreeSpins(kernel.clock.now(), batch));
    for (const { id, accountId } of due) if (await expire(kernel, id, accountId)) ended += 1;
    if (due.length < batch) return ended;
  }
}

async function expire(kernel: Kernel, id: string, accountId: string): Promise<boolean> {
  return kernel.db.transaction(async (tx) => {
    const account = (await lockAccount(tx, accountId))!;
    const [row, { open }] = await Promise.all([tx.one(freeSpinById(id)), tx.one(roundsOfGrant({ freeSpinId: id, index: 0 }))]);
    if (!isOverdue(row, kernel.clock.now())) return false;
    await endFreeSpins(tx, kernel, account, row, { result: 4, endedBy: 'time', openRounds: open });
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
    const after = await endFreeSpins(tx, kernel, accounts.get(accountId)!, row, { result: 3, endedBy: 'house', openRounds: 0 });
    accounts.set(accountId, after);
  }
}
