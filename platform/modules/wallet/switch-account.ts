import type { Account } from '@verdigale/contract';
import { AppError, type Kernel } from '#kernel';
import { changeStatus } from './change-status.ts';
import { lockAccounts } from './ledger/lock-account.ts';
import { listAccounts } from './list-accounts.ts';

/** After the commit the accounts are published as they are by then, the active one first. */
export const switchedTopic = 'wallet.account.switched';
export interface SwitchedFact {
  accountIds: string[];
}

/** Makes this account the active one, so that exactly one is. Answers all accounts. Throws notFound. (W 4) */
export async function switchAccount(kernel: Kernel, playerId: string, accountId: string): Promise<Account[]> {
  return kernel.db.transaction(async (tx) => {
    const accounts = await lockAccounts(tx, playerId);
    const chosen = accounts.find(({ id, isHidden }) => id === accountId && !isHidden);
    if (!chosen) throw new AppError('notFound', 'no such account');
    if (!chosen.isActive) {
      const before = accounts.find(({ isActive }) => isActive);
      if (before) await changeStatus(tx, before, { isActive: false });
      await changeStatus(tx, chosen, { isActive: true });
      const payload: SwitchedFact = { accountIds: [chosen.id, ...(before ? [before.id] : [])] };
      kernel.events.emit(tx, { topic: switchedTopic, playerId, payload });
    }
    return listAccounts(tx, playerId);
  });
}
