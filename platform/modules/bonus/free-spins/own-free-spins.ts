import type { PlayerFreespin } from '@verdigale/contract';
import { AppError, type Kernel, type Transaction } from '#kernel';
import { lockAccount, type LockedAccount } from '#modules/wallet';
import { requireOwnFreeSpin } from '../find-own.ts';
import { freeSpinById, type FreeSpinRow } from '../free-spin.sql.ts';
import { viewFreeSpin } from '../view-free-spin.ts';
import { changeFreeSpin, emitFreeSpin } from './change-free-spin.ts';
import { endFreeSpins } from './end-free-spins.ts';
import { isOverdue } from './expire-free-spins.ts';
import { roundsOfGrant } from './free-round.sql.ts';

interface Held {
  tx: Transaction;
  account: LockedAccount;
  row: FreeSpinRow;
}

/** Changes a grant of this player under his lock, and answers it as it is then. Throws notFound. */
async function changeOwn(kernel: Kernel, playerId: string, id: string, change: (held: Held) => Promise<unknown>): Promise<PlayerFreespin> {
  const found = await requireOwnFreeSpin(kernel.db, playerId, id);
  await kernel.db.transaction(async (tx) => {
    const account = (await lockAccount(tx, found.accountId))!;
    await change({ tx, account, row: await tx.one(freeSpinById(id)) });
  });
  return viewFreeSpin(await requireOwnFreeSpin(kernel.db, playerId, id));
}

/** Activates free spins, which any number can be at once; those that are active stay so. Throws notFound, bonusFinal when they have ended. */
export function activateFreeSpins(kernel: Kernel, playerId: string, id: string): Promise<PlayerFreespin> {
  return changeOwn(kernel, playerId, id, async ({ tx, row }) => {
    if (row.state === 'active') return;
    const now = kernel.clock.now();
    if (row.state === 'finished' || isOverdue(row, now)) throw new AppError('bonusFinal', 'these free spins have ended');
    emitFreeSpin(tx, kernel, changeFreeSpin(tx, row, { state: 'active', activatedAt: now }));
  });
}

/**
 * Gives up the rounds that were not played; what was won stays won, and a round that has begun may still win. Once cancelled, it stays so. Throws
 * notFound, bonusFinal when they have ended otherwise.
 */
export function cancelFreeSpins(kernel: Kernel, playerId: string, id: string): Promise<PlayerFreespin> {
  return changeOwn(kernel, playerId, id, async ({ tx, account, row }) => {
    if (row.state === 'finished' && row.result === 3) return;
    if (row.state === 'finished') throw new AppError('bonusFinal', 'these free spins have ended');
    const { open } = await tx.one(roundsOfGrant({ freeSpinId: row.id, index: 0 }));
    await endFreeSpins(tx, kernel, account, row, { result: 3, endedBy: 'player', openRounds: open });
  });
}
