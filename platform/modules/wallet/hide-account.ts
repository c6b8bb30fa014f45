import type { Account } from '@verdigale/contract';
import { AppError, type Kernel } from '#kernel';
import { pockets } from './account.ts';
import { changeStatus } from './change-status.ts';
import { lockAccounts } from './ledger/lock-account.ts';
import { listAccounts } from './list-accounts.ts';

/**
 * Hides an account that is not active and holds nothing, requested withdrawals included. Answers all accounts.
 * Throws notFound, accountNotHideable. (wire 7)
 */
export async function hideAccount(kernel: Kernel, playerId: string, accountId: string): Promise<Account[]> {
  return kernel.db.transaction(async (tx) => {
    const accounts = await lockAccounts(tx, playerId);
    const chosen = accounts.find(({ id }) => id === accountId);
    if (!chosen) throw new AppError('notFound', 'no such account');
    if (chosen.isActive) throw new AppError('accountNotHideable', 'the account is the active one');
    if (pockets.some((pocket) => chosen.pockets[pocket] !== 0n)) throw new AppError('accountNotHideable', 'the account is not empty');
    if (!chosen.isHidden) await changeStatus(tx, chosen, { isHidden: true });
    return listAccounts(tx, playerId);
  });
}
