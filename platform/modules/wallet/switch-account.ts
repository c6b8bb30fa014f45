import type { Account } from '@verdigale/contract';
import { AppError, type Kernel } from '#kernel';
import { changeStatus } from './change-status.ts';
import { lockAccounts } from './ledger/lock-account.ts';
import { listAccounts } from './list-accounts.ts';

/** Makes this account the active one, so that exactly one is. Answers all accounts. Throws notFound. (W 4) */
export async function switchAccount(kernel: Kernel, playerId: string, accountId: string): Promise<Account[]> {
  return kernel.db.transaction(async (tx) => {
    const accounts = await lockAccounts(tx, playerId);
    const chosen = accounts.find(({ id, isHidden }) => id === accountId && !isHidden);
    if (!chosen) throw new AppError('notFound', 'no such account');
    if (!chosen.isActive) {
      const before = accounts.find(({ isActive }) => isActive);
      if (before) await changeStatus(tx, kernel, before, { isActive: false });
      await changeStatus(tx, kernel, chosen, { isActive: true });
    }
    return listAccounts(tx, playerId);
  });
}
