import { money } from '@verdigale/money';
import { newId, type Kernel } from '#kernel';
import type { LockedAccount, Pocket } from './account.ts';
import { lockAccount } from './ledger/lock-account.ts';
import { postTransfer, type Transfer } from './ledger/post.ts';

type Amounts = Partial<Record<Pocket, bigint>>;

/** Minor units as changes in one currency. */
export function changesIn(currency: string, amounts: Amounts): Transfer['changes'] {
  return Object.fromEntries(Object.entries(amounts).map(([pocket, amount]) => [pocket, money(amount, currency)]));
}

/** Locks the account and posts one transfer in its currency, as a flow would; a bet at the stand-in studio by default. */
export async function post(
  kernel: Kernel,
  accountId: string,
  { changes = {}, ...transfer }: Partial<Omit<Transfer, 'changes'>> & { changes?: Amounts },
): Promise<LockedAccount> {
  return kernel.db.transaction(async (tx) => {
    const account = await lockAccount(tx, accountId);
    if (!account) throw new Error(`no account ${accountId}`);
    return postTransfer(tx, kernel, account, {
      kind: 'bet',
      reference: newId(),
      changes: changesIn(account.currency, changes),
      counterparty: 'game:verdigale-studio',
      ...transfer,
    });
  });
}
