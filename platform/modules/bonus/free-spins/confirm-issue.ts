import type { Kernel } from '#kernel';
import { lockAccount } from '#modules/wallet';
import { freeSpinById } from '../free-spin.sql.ts';
import { changeFreeSpin, emitFreeSpin } from './change-free-spin.ts';
import { updateStake } from './free-round.sql.ts';

/** The provider has the grant: issuing → issued. One that the player has begun or ended meanwhile stays as it is. */
export async function confirmIssue(kernel: Kernel, accountId: string, id: string): Promise<void> {
  await kernel.db.transaction(async (tx) => {
    await lockAccount(tx, accountId);
    const row = await tx.one(freeSpinById(id));
    if (row.state === 'finished' || row.issuedAt) return;
    const state = row.state === 'issuing' ? 'issued' : row.state;
    emitFreeSpin(tx, kernel, changeFreeSpin(tx, row, { state, issuedAt: kernel.clock.now() }));
  });
}

/** The provider takes another stake than was granted: kept before it is ordered. Nothing where it knows the grant already, or that has ended. */
export async function changeStake(kernel: Kernel, accountId: string, id: string, stake: bigint): Promise<void> {
  await kernel.db.transaction(async (tx) => {
    await lockAccount(tx, accountId);
    const row = await tx.one(freeSpinById(id));
    if (row.state === 'finished' || row.issuedAt) return;
    tx.write(updateStake(id, stake));
    emitFreeSpin(tx, kernel, { ...row, stake });
  });
}
