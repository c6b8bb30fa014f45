import { newId, type Kernel } from '#kernel';
import type { LockedAccount } from './account.ts';
import { lockAccount } from './ledger/lock-account.ts';
import { postTransfer, type Transfer } from './ledger/post.ts';
import { openAccount, type NewAccount } from './open-account.ts';

export const euro = { code: 'EUR', exponent: 2 };

/** An account of a new player, with so many minor units in its real pocket. */
export async function fundedAccount(kernel: Kernel, real: bigint, account: Partial<NewAccount> = {}): Promise<LockedAccount> {
  return kernel.db.transaction(async (tx) => {
    const opened = await openAccount(tx, kernel, { playerId: newId(), currency: euro, isActive: true, ...account });
    if (real === 0n) return opened;
    return postTransfer(tx, kernel, opened, {
      kind: 'adjustment',
      reference: newId(),
      changes: { real },
      counterparty: 'house:adjustment',
    });
  });
}

/** Locks the account and posts one transfer, as a flow would; a bet at the stand-in studio unless told otherwise. */
export async function post(kernel: Kernel, accountId: string, transfer: Partial<Transfer>): Promise<LockedAccount> {
  return kernel.db.transaction(async (tx) => {
    const account = await lockAccount(tx, accountId);
    if (!account) throw new Error(`no account ${accountId}`);
    return postTransfer(tx, kernel, account, {
      kind: 'bet',
      reference: newId(),
      changes: {},
      counterparty: 'game:verdigale-studio',
      ...transfer,
    });
  });
}
